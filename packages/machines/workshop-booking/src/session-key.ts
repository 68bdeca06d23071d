/** The storage key of the session, which lasts until the tab is closed. */
export const SESSION_KEY = "workshop-booking" // spec 3 §3.1
