import pages from "virtual:site-pages/no-automotive"
import { config } from "../../sites/no-automotive/site.config.ts"
import { createGlobals, pageStory } from "./page-story.tsx"

export default { title: "Pages/Norrvik Norway", tags: ["!autodocs"], globals: createGlobals(config) }

export const Home = pageStory(config, pages, "/")

export const List = pageStory(config, pages, "/aktuelt")

export const Story = pageStory(config, pages, "/aktuelt/over-filefjell")
