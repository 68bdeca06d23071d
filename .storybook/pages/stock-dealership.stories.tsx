import finnishPages from "virtual:site-pages/fi-used"
import norrvikPages from "virtual:site-pages/se-automotive"
import rulloPages from "virtual:site-pages/se-used"
import { DealershipList } from "../../packages/blocks/src/stock/dealership/dealership-list.tsx"
import { DealershipPage } from "../../packages/blocks/src/stock/dealership/dealership-page.tsx"
import {
  DEALERSHIPS,
  MOLNDAL,
  OUT_OF_SEASON,
  RULLO_DEALERSHIP,
  VANTAA,
} from "../../packages/blocks/test/stock-dealerships.ts"
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

export const List = inNorrvik((site) => <DealershipList site={site} dealerships={DEALERSHIPS} />)

export const ListOfFew: PageStory = {
  ...pageAround(rullo, rulloPages, (site) => <DealershipList site={site} dealerships={[RULLO_DEALERSHIP]} />),
  globals: globalsOf(rullo),
}

export const NothingFound = inNorrvik((site) => (
  <DealershipList site={site} dealerships={[]} searched="Kiruna" total={9} />
))

export const Loading = inNorrvik((site) => <DealershipList site={site} dealerships={[]} state="loading" />)

export const Failed = inNorrvik((site) => <DealershipList site={site} dealerships={[]} state="failed" />)
