"use client"

// Generated from packages/blocks/src/*/*.client.tsx by @forecourt/codegen. Do not edit: change or add such a file, then run `npm run generate`.
import { island } from "@forecourt/renderer/island"

export const CarouselSlides = island("CarouselSlides", () =>
  import("../carousel/carousel-slides.client.tsx").then((module) => module.CarouselSlides),
)

export const ContactCopy = island("ContactCopy", () =>
  import("../contact/contact-copy.client.tsx").then((module) => module.ContactCopy),
)

export const CountdownClock = island("CountdownClock", () =>
  import("../countdown-timer/countdown-clock.client.tsx").then((module) => module.CountdownClock),
)

export const FileDownloadListMore = island("FileDownloadListMore", () =>
  import("../file-download-list/file-download-list-more.client.tsx").then((module) => module.FileDownloadListMore),
)

export const HeroSearch = island("HeroSearch", () =>
  import("../hero-banner/hero-search.client.tsx").then((module) => module.HeroSearch),
)

export const HubspotEmbed = island("HubspotEmbed", () =>
  import("../hubspot-form/hubspot-embed.client.tsx").then((module) => module.HubspotEmbed),
)

export const JotformEmbed = island("JotformEmbed", () =>
  import("../jotform-form/jotform-embed.client.tsx").then((module) => module.JotformEmbed),
)

export const FilmPlayer = island("FilmPlayer", () =>
  import("../media/film-player.client.tsx").then((module) => module.FilmPlayer),
)

export const YoutubeFilm = island("YoutubeFilm", () =>
  import("../media/youtube-film.client.tsx").then((module) => module.YoutubeFilm),
)

export const NavigationAlert = island("NavigationAlert", () =>
  import("../navigation-bar/navigation-alert.client.tsx").then((module) => module.NavigationAlert),
)

export const NavigationDrawer = island("NavigationDrawer", () =>
  import("../navigation-bar/navigation-drawer.client.tsx").then((module) => module.NavigationDrawer),
)

export const NavigationLanguages = island("NavigationLanguages", () =>
  import("../navigation-bar/navigation-languages.client.tsx").then((module) => module.NavigationLanguages),
)

export const NavigationMenu = island("NavigationMenu", () =>
  import("../navigation-bar/navigation-menu.client.tsx").then((module) => module.NavigationMenu),
)

export const BackToTop = island("BackToTop", () =>
  import("../scroll-to-top/back-to-top.client.tsx").then((module) => module.BackToTop),
)

export const StoriesBrowser = island("StoriesBrowser", () =>
  import("../stories-list/stories-browser.client.tsx").then((module) => module.StoriesBrowser),
)

export const TabsViews = island("TabsViews", () =>
  import("../tabs/tabs-views.client.tsx").then((module) => module.TabsViews),
)
