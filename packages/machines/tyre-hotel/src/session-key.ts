/** Under which a browser keeps the session, until its tab is closed. */
export const SESSION_KEY = "tire-hotel" // spec 3 §3.2
