import pages from "virtual:site-pages/se-automotive"
import { config } from "../../sites/se-automotive/site.config.ts"
import { createGlobals, pageStory } from "./page-story.tsx"

export default { title: "Pages/Norrvik Sweden", tags: ["!autodocs"], globals: createGlobals(config) }

export const Home = pageStory(config, pages, "/")

export const Landing = pageStory(config, pages, "/kop-bil")

export const List = pageStory(config, pages, "/livet-med-bil")

export const Story = pageStory(config, pages, "/livet-med-bil/elbil-i-kyla")
