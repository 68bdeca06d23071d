/** The key under which the visitor's session is stored until the tab is closed. */
export const SESSION_KEY = "tire-hotel" // spec 3 §3.2
