// Written by @forecourt/codegen. Do not edit: run `npm run generate`.

import type { Guide } from "./messages.js"

export declare function parsePointer(pointer: string): string[]

export declare function pointerTo(pointer: string, step: string | number): string

export declare function wholeGuide(guide: Guide | undefined, value: unknown): Guide

export declare function guideInside(guide: Guide, value: unknown, step: string): Guide | undefined
