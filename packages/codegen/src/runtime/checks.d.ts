export declare function getLength(text: string): number
export declare function isMultiple(number: number, step: number): boolean
export declare function hasDuplicates(list: readonly unknown[]): boolean
export declare function isSame(a: unknown, b: unknown): boolean
export declare function isObject(value: unknown): value is Record<string, unknown>
export declare function isTooDeep(value: unknown, levels?: number): boolean
export declare function findDepthFaults(value: unknown): { pointer: string; keyword: string; limit: number }[]
