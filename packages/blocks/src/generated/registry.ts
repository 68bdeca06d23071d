// Generated from schemas/blocks by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Registry } from "@forecourt/renderer"
import { Blurb } from "../blurb/blurb.tsx"
import { parseBlurb } from "./blurb.parser.js"
import { readBlurb } from "./blurb.reader.js"
import { blurbWire } from "./blurb.wire.ts"
import { load as loadBreadcrumb } from "../breadcrumb/breadcrumb.load.ts"
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx"
import { parseBreadcrumb } from "./breadcrumb.parser.js"
import { readBreadcrumb } from "./breadcrumb.reader.js"
import { breadcrumbWire } from "./breadcrumb.wire.ts"
import { CarModelCard } from "../car-model-card/car-model-card.tsx"
import { parseCarModelCard } from "./car-model-card.parser.js"
import { readCarModelCard } from "./car-model-card.reader.js"
import { carModelCardWire } from "./car-model-card.wire.ts"
import { Footer } from "../footer/footer.tsx"
import { parseFooter } from "./footer.parser.js"
import { readFooter } from "./footer.reader.js"
import { footerWire } from "./footer.wire.ts"
import { load as loadHeroBanner } from "../hero-banner/hero-banner.load.ts"
import { HeroBanner } from "../hero-banner/hero-banner.tsx"
import { parseHeroBanner } from "./hero-banner.parser.js"
import { readHeroBanner } from "./hero-banner.reader.js"
import { heroBannerWire } from "./hero-banner.wire.ts"
import { load as loadNavigation } from "../navigation/navigation.load.ts"
import { Navigation } from "../navigation/navigation.tsx"
import { parseNavigation } from "./navigation.parser.js"
import { readNavigation } from "./navigation.reader.js"
import { navigationWire } from "./navigation.wire.ts"
import { load as loadStoriesList } from "../stories-list/stories-list.load.ts"
import { StoriesList } from "../stories-list/stories-list.tsx"
import { parseStoriesList } from "./stories-list.parser.js"
import { readStoriesList } from "./stories-list.reader.js"
import { storiesListWire } from "./stories-list.wire.ts"
import { load as loadStoriesTeaser } from "../stories-teaser/stories-teaser.load.ts"
import { StoriesTeaser } from "../stories-teaser/stories-teaser.tsx"
import { parseStoriesTeaser } from "./stories-teaser.parser.js"
import { readStoriesTeaser } from "./stories-teaser.reader.js"
import { storiesTeaserWire } from "./stories-teaser.wire.ts"
import { load as loadStoryPage } from "../story-page/story-page.load.ts"
import { StoryPage } from "../story-page/story-page.tsx"
import { parseStoryPage } from "./story-page.parser.js"
import { readStoryPage } from "./story-page.reader.js"
import { storyPageWire } from "./story-page.wire.ts"
import { YoutubeVideo } from "../youtube-video/youtube-video.tsx"
import { parseYoutubeVideo } from "./youtube-video.parser.js"
import { readYoutubeVideo } from "./youtube-video.reader.js"
import { youtubeVideoWire } from "./youtube-video.wire.ts"

/** Every block of the sites by its name in the content platform. */
export const registry: Registry = {
  Blurb: {
    name: "blurb",
    version: 1,
    render: "hybrid",
    component: Blurb,
    wire: blurbWire,
    read: readBlurb,
    parse: parseBlurb,
    explain: async () => (await import("./blurb.zod.js")).explainBlurb,
  },
  Breadcrumb: {
    name: "breadcrumb",
    version: 1,
    render: "server",
    component: Breadcrumb,
    wire: breadcrumbWire,
    read: readBreadcrumb,
    parse: parseBreadcrumb,
    explain: async () => (await import("./breadcrumb.zod.js")).explainBreadcrumb,
    load: loadBreadcrumb,
  },
  CarModelCard: {
    name: "car-model-card",
    version: 1,
    render: "server",
    component: CarModelCard,
    wire: carModelCardWire,
    read: readCarModelCard,
    parse: parseCarModelCard,
    explain: async () => (await import("./car-model-card.zod.js")).explainCarModelCard,
  },
  Footer: {
    name: "footer",
    version: 1,
    render: "hybrid",
    component: Footer,
    wire: footerWire,
    read: readFooter,
    parse: parseFooter,
    explain: async () => (await import("./footer.zod.js")).explainFooter,
  },
  HeroBanner: {
    name: "hero-banner",
    version: 1,
    render: "hybrid",
    component: HeroBanner,
    wire: heroBannerWire,
    read: readHeroBanner,
    parse: parseHeroBanner,
    explain: async () => (await import("./hero-banner.zod.js")).explainHeroBanner,
    load: loadHeroBanner,
  },
  Navigation: {
    name: "navigation",
    version: 1,
    render: "hybrid",
    component: Navigation,
    wire: navigationWire,
    read: readNavigation,
    parse: parseNavigation,
    explain: async () => (await import("./navigation.zod.js")).explainNavigation,
    load: loadNavigation,
  },
  StoriesList: {
    name: "stories-list",
    version: 1,
    render: "hybrid",
    component: StoriesList,
    wire: storiesListWire,
    read: readStoriesList,
    parse: parseStoriesList,
    explain: async () => (await import("./stories-list.zod.js")).explainStoriesList,
    load: loadStoriesList,
  },
  StoriesTeaser: {
    name: "stories-teaser",
    version: 1,
    render: "server",
    component: StoriesTeaser,
    wire: storiesTeaserWire,
    read: readStoriesTeaser,
    parse: parseStoriesTeaser,
    explain: async () => (await import("./stories-teaser.zod.js")).explainStoriesTeaser,
    load: loadStoriesTeaser,
  },
  StoryArticle: {
    name: "story-page",
    version: 1,
    render: "server",
    component: StoryPage,
    wire: storyPageWire,
    read: readStoryPage,
    parse: parseStoryPage,
    explain: async () => (await import("./story-page.zod.js")).explainStoryPage,
    load: loadStoryPage,
  },
  YoutubeVideo: {
    name: "youtube-video",
    version: 1,
    render: "hybrid",
    component: YoutubeVideo,
    wire: youtubeVideoWire,
    read: readYoutubeVideo,
    parse: parseYoutubeVideo,
    explain: async () => (await import("./youtube-video.zod.js")).explainYoutubeVideo,
  },
}
