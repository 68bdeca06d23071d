// Generated from packages/blocks/src/*/*.client.tsx by @forecourt/codegen. Do not edit: change or add such a file, then run `npm run generate`.
import { islandList } from "@forecourt/renderer/island-list"
import { ContactCopy } from "../contact/contact-copy.client.tsx"
import { NavigationAlert } from "../navigation-bar/navigation-alert.client.tsx"
import { NavigationDrawer } from "../navigation-bar/navigation-drawer.client.tsx"
import { NavigationLanguages } from "../navigation-bar/navigation-languages.client.tsx"
import { NavigationMenu } from "../navigation-bar/navigation-menu.client.tsx"

/** Every island by its name, each in a chunk of its own but for those of the blocks that frame every page. */
export const findIsland = islandList({
  CarouselSlides: () => import("../carousel/carousel-slides.client.tsx").then((module) => module.CarouselSlides),
  ContactCopy: async () => ContactCopy,
  CountdownClock: () => import("../countdown-timer/countdown-clock.client.tsx").then((module) => module.CountdownClock),
  FileDownloadListMore: () =>
    import("../file-download-list/file-download-list-more.client.tsx").then((module) => module.FileDownloadListMore),
  HeroSearch: () => import("../hero-banner/hero-search.client.tsx").then((module) => module.HeroSearch),
  HubspotEmbed: () => import("../hubspot-form/hubspot-embed.client.tsx").then((module) => module.HubspotEmbed),
  JotformEmbed: () => import("../jotform-form/jotform-embed.client.tsx").then((module) => module.JotformEmbed),
  FilmPlayer: () => import("../media/film-player.client.tsx").then((module) => module.FilmPlayer),
  YoutubeFilm: () => import("../media/youtube-film.client.tsx").then((module) => module.YoutubeFilm),
  NavigationAlert: async () => NavigationAlert,
  NavigationDrawer: async () => NavigationDrawer,
  NavigationLanguages: async () => NavigationLanguages,
  NavigationMenu: async () => NavigationMenu,
  BackToTop: () => import("../scroll-to-top/back-to-top.client.tsx").then((module) => module.BackToTop),
  StoriesBrowser: () => import("../stories-list/stories-browser.client.tsx").then((module) => module.StoriesBrowser),
  TabsViews: () => import("../tabs/tabs-views.client.tsx").then((module) => module.TabsViews),
})
