import pages from "virtual:site-pages/se-used"
import { config } from "../../sites/se-used/site.config.ts"
import { createGlobals, pageStory } from "./page-story.tsx"

export default { title: "Pages/Rullo Sweden", tags: ["!autodocs"], globals: createGlobals(config) }

export const Home = pageStory(config, pages, "/")

export const List = pageStory(config, pages, "/artiklar")

export const Story = pageStory(config, pages, "/artiklar/batteriet-i-kyla")
