import pages from "virtual:site-pages/sk-used"
import { config } from "../../sites/sk-used/site.config.ts"
import { createGlobals, pageStory } from "./page-story.tsx"

export default { title: "Pages/Rullo Slovakia", tags: ["!autodocs"], globals: createGlobals(config) }

export const Home = pageStory(config, pages, "/")

export const List = pageStory(config, pages, "/clanky")

export const Story = pageStory(config, pages, "/clanky/cez-donovaly-v-mraze")
