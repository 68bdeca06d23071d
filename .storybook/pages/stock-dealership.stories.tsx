import finnishPages from "virtual:site-pages/fi-used"
import norrvikPages from "virtual:site-pages/se-automotive"
import rulloPages from "virtual:site-pages/se-used"
import { DealershipPage } from "../../packages/blocks/src/stock/dealership/dealership-page.tsx"
import { MOLNDAL, OUT_OF_SEASON, RULLO_DEALERSHIP, VANTAA } from "../../packages/blocks/test/stock-dealerships.ts"
import { config as finland } from "../../sites/fi-used/site.config.ts"
import { config as norrvik } from "../../sites/se-automotive/site.config.ts"
import { config as rullo } from "../../sites/se-used/site.config.ts"
import { globalsOf, type Main, type PageStory, pageAround } from "./page-story.tsx"

// Dealerships, as the next release connects them: at ten on a Wednesday in November.

export default { title: "Pages/Stock/Dealership", tags: ["!autodocs"] }

const LIST = "/hitta-hit"
const TILES = "/-/map/{z}/{x}/{y}.mvt"
const inNorrvik = (main: Main): PageStory => ({
  ...pageAround(norrvik, norrvikPages, main),
  globals: globalsOf(norrvik),
})

export const Norrvik = inNorrvik((site) => (
  <DealershipPage site={site} dealership={MOLNDAL} listHref={LIST} mapTiles={TILES} />
))

export const Rullo: PageStory = {
  ...pageAround(rullo, rulloPages, (site) => (
    <DealershipPage site={site} dealership={RULLO_DEALERSHIP} listHref={LIST} mapTiles={TILES} />
  )),
  globals: globalsOf(rullo),
}

/** In the evening, when it is closed. */
export const Finland: PageStory = {
  ...pageAround(finland, finnishPages, (site) => <DealershipPage site={site} dealership={VANTAA} listHref={LIST} />),
  globals: globalsOf(finland),
}

export const ClosedForTheSeason = inNorrvik((site) => (
  <DealershipPage site={site} dealership={OUT_OF_SEASON} listHref={LIST} />
))
