import { buildFonts } from "./fonts.ts"

await buildFonts()
