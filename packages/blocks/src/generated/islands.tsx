"use client"

// Generated from packages/blocks/src by @forecourt/codegen. Do not edit: change or add a *.client.tsx file, then run `npm run generate`.

export {}
