/** Under which a browser keeps the session, until its tab is closed. */
export const SESSION_KEY = "workshop-booking" // spec 3 §3.1
