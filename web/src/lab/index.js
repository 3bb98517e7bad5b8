/** All of the lab in one part of the page's script, which is fetched when somebody first asks for any of it. */
export { attempt, save, series } from "./hook.js";
export { LabScreen } from "./lab_screen.js";
export { ReceivedRobotScreen } from "./received_robot_screen.js";
