import holidays from "./holidays.json" with { type: "json" }

/** Days on which workshops of a country are closed, and what they are called there. */
export const HOLIDAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = holidays
