// Generated from packages/blocks/src/*/*.client.tsx by @forecourt/codegen. Do not edit: change or add such a file, then run `npm run generate`.
import { islandList } from "@forecourt/renderer/island-list"

const frame = () => import("./frame-islands.ts")

/** Every island by its name, each in a chunk of its own but for those of the blocks that frame every page. */
export const findIsland = islandList({
  CarouselSlides: () => import("../carousel/carousel-slides.client.tsx").then((module) => module.CarouselSlides),
  ContactCopy: () => frame().then((module) => module.ContactCopy),
  CountdownClock: () => import("../countdown-timer/countdown-clock.client.tsx").then((module) => module.CountdownClock),
  FileDownloadListMore: () =>
    import("../file-download-list/file-download-list-more.client.tsx").then((module) => module.FileDownloadListMore),
  HeroSearch: () => import("../hero-banner/hero-search.client.tsx").then((module) => module.HeroSearch),
  HubspotEmbed: () => import("../hubspot-form/hubspot-embed.client.tsx").then((module) => module.HubspotEmbed),
  JotformEmbed: () => import("../jotform-form/jotform-embed.client.tsx").then((module) => module.JotformEmbed),
  FilmPlayer: () => import("../media/film-player.client.tsx").then((module) => module.FilmPlayer),
  YoutubeFilm: () => import("../media/youtube-film.client.tsx").then((module) => module.YoutubeFilm),
  NavigationAlert: () => frame().then((module) => module.NavigationAlert),
  NavigationDrawer: () => frame().then((module) => module.NavigationDrawer),
  NavigationLanguages: () => frame().then((module) => module.NavigationLanguages),
  NavigationMenu: () => frame().then((module) => module.NavigationMenu),
  BackToTop: () => import("../scroll-to-top/back-to-top.client.tsx").then((module) => module.BackToTop),
  StoriesBrowser: () => import("../stories-list/stories-browser.client.tsx").then((module) => module.StoriesBrowser),
  TabsViews: () => import("../tabs/tabs-views.client.tsx").then((module) => module.TabsViews),
  TireHotelFlow: () => import("../tire-hotel/tire-hotel-flow.client.tsx").then((module) => module.TireHotelFlow),
})
