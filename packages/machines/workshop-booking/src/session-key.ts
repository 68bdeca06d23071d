/** The key under which the visitor's session is stored until the tab is closed. */
export const SESSION_KEY = "workshop-booking" // spec 3 §3.1
