// Generated from schemas/blocks by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Registry } from "@forecourt/renderer"
import { Blurb } from "../blurb/blurb.tsx"
import { parseBlurb } from "./blurb.parser.js"
import { readBlurb } from "./blurb.reader.js"
import { blurbWire } from "./blurb.wire.ts"
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
