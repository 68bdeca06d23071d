export function isDate(text: string): boolean
export function isTime(text: string): boolean
export function isDateTime(text: string): boolean
export function isUri(text: string): boolean
export function isUriReference(text: string): boolean
export function isEmail(text: string): boolean
export function isUuid(text: string): boolean
