// Written by @forecourt/codegen: the checks that generated code shares. Do not edit: run `npx forecourt generate`.

export declare function getLength(text: string): number
export declare function isObject(value: unknown): value is Record<string, unknown>
