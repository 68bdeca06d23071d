/** The storage key of the session, which is kept until the tab is closed. */
export const SESSION_KEY = "tire-hotel" // spec 3 §3.2
