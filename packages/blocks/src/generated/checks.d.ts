// Written by @forecourt/codegen: the checks that generated code shares. Do not edit: run `npm run generate`.

export declare function getLength(text: string): number
export declare function isObject(value: unknown): value is Record<string, unknown>
export declare function isDate(text: string): boolean
export declare function isTime(text: string): boolean
export declare function isDateTime(text: string): boolean
export declare function isUriReference(text: string): boolean
