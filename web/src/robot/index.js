/** Robots that people write, in one part of the page's script: those at a table need no more of the lab than this. */
export { RobotFailed } from "./messages.js";
export { Robot } from "./robot.js";
export { LONGEST_ROBOT_NAME, LONGEST_SOURCE, fittingName } from "./robots.js";
export { endStandby } from "./process.js";
