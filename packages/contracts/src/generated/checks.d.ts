// Written by @forecourt/codegen: the checks that generated code shares. Do not edit: run `npm run generate`.

export declare function getLength(text: string): number
export declare function hasDuplicates(list: readonly unknown[]): boolean
export declare function isSame(a: unknown, b: unknown): boolean
export declare function isObject(value: unknown): value is Record<string, unknown>
export declare function isTooDeep(value: unknown, levels?: number): boolean
export declare function isDate(text: string): boolean
export declare function isTime(text: string): boolean
export declare function isDateTime(text: string): boolean
export declare function isUri(text: string): boolean
export declare function isUriReference(text: string): boolean
export declare function isEmail(text: string): boolean
export declare function isUuid(text: string): boolean
