import pages from "virtual:site-pages/fi-used"
import { config } from "../../sites/fi-used/site.config.ts"
import { createGlobals, pageStory } from "./page-story.tsx"

export default { title: "Pages/Rullo Finland", tags: ["!autodocs"], globals: createGlobals(config) }

export const Home = pageStory(config, pages, "/")

export const List = pageStory(config, pages, "/jutut")

export const Story = pageStory(config, pages, "/jutut/akku-pakkasessa")
