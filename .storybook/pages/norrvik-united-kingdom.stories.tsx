import pages from "virtual:site-pages/uk-automotive"
import { config } from "../../sites/uk-automotive/site.config.ts"
import { createGlobals, pageStory } from "./page-story.tsx"

export default { title: "Pages/Norrvik United Kingdom", tags: ["!autodocs"], globals: createGlobals(config) }

export const Home = pageStory(config, pages, "/")

export const Landing = pageStory(config, pages, "/buy-car")

export const List = pageStory(config, pages, "/news-and-events")

export const Story = pageStory(config, pages, "/news-and-events/seven-degrees")
