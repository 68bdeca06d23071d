export declare function isDate(text: string): boolean
export declare function isTime(text: string): boolean
export declare function isDateTime(text: string): boolean
export declare function isUri(text: string): boolean
export declare function isUriReference(text: string): boolean
export declare function isEmail(text: string): boolean
export declare function isUuid(text: string): boolean
export declare function isRegex(text: string): boolean
