// Generated from packages/blocks/src/*/*.client.tsx by @forecourt/codegen. Do not edit: change or add such a file, then run `npm run generate`.
import { createIslandList } from "@forecourt/renderer/island-list"

/** The islands by name, each in a separate chunk. */
export const findIsland = createIslandList({
  CarListBrowser: () => import("../car-list/car-list-browser.client.tsx").then((module) => module.CarListBrowser),
  SavedSearches: () => import("../car-list/saved-searches.client.tsx").then((module) => module.SavedSearches),
  SearchAlert: () => import("../car-list/search-alert.client.tsx").then((module) => module.SearchAlert),
  CarClamp: () => import("../car-page/car-clamp.client.tsx").then((module) => module.CarClamp),
  CarContactForm: () => import("../car-page/car-contact-form.client.tsx").then((module) => module.CarContactForm),
  CarGallery: () => import("../car-page/car-gallery.client.tsx").then((module) => module.CarGallery),
  CarImpression: () => import("../car-page/car-impression.client.tsx").then((module) => module.CarImpression),
  CarMedia: () => import("../car-page/car-media.client.tsx").then((module) => module.CarMedia),
  FinanceQuote: () => import("../car-page/finance-quote.client.tsx").then((module) => module.FinanceQuote),
  SimilarRow: () => import("../car-page/similar-row.client.tsx").then((module) => module.SimilarRow),
  CarouselSlides: () => import("../carousel/carousel-slides.client.tsx").then((module) => module.CarouselSlides),
  WeekRing: () => import("../cars-of-the-week/week-ring.client.tsx").then((module) => module.WeekRing),
  ContactCopy: () => import("../contact/contact-copy.client.tsx").then((module) => module.ContactCopy),
  CountdownClock: () => import("../countdown-timer/countdown-clock.client.tsx").then((module) => module.CountdownClock),
  DealershipSearch: () =>
    import("../dealership-list/dealership-search.client.tsx").then((module) => module.DealershipSearch),
  DealershipMap: () => import("../dealership-page/dealership-map.client.tsx").then((module) => module.DealershipMap),
  FileDownloadListMore: () =>
    import("../file-download-list/file-download-list-more.client.tsx").then((module) => module.FileDownloadListMore),
  HeroSearch: () => import("../hero-banner/hero-search.client.tsx").then((module) => module.HeroSearch),
  HubspotEmbed: () => import("../hubspot-form/hubspot-embed.client.tsx").then((module) => module.HubspotEmbed),
  JotformEmbed: () => import("../jotform-form/jotform-embed.client.tsx").then((module) => module.JotformEmbed),
  FilmPlayer: () => import("../media/film-player.client.tsx").then((module) => module.FilmPlayer),
  YoutubeFilm: () => import("../media/youtube-film.client.tsx").then((module) => module.YoutubeFilm),
  NavigationAlert: () =>
    import("../navigation-bar/navigation-alert.client.tsx").then((module) => module.NavigationAlert),
  NavigationDrawer: () =>
    import("../navigation-bar/navigation-drawer.client.tsx").then((module) => module.NavigationDrawer),
  NavigationLanguages: () =>
    import("../navigation-bar/navigation-languages.client.tsx").then((module) => module.NavigationLanguages),
  NavigationMenu: () => import("../navigation-bar/navigation-menu.client.tsx").then((module) => module.NavigationMenu),
  BackToTop: () => import("../scroll-to-top/back-to-top.client.tsx").then((module) => module.BackToTop),
  SellCarFields: () => import("../sell-car-form/sell-car-fields.client.tsx").then((module) => module.SellCarFields),
  ServiceRequestFields: () =>
    import("../service-request-form/service-request-fields.client.tsx").then((module) => module.ServiceRequestFields),
  BackLink: () => import("../stock/back-link.client.tsx").then((module) => module.BackLink),
  Calculator: () => import("../stock/calculator/calculator.client.tsx").then((module) => module.Calculator),
  CarsRow: () => import("../stock/cars-row.client.tsx").then((module) => module.CarsRow),
  CompareBar: () => import("../stock/compare/compare-bar.client.tsx").then((module) => module.CompareBar),
  OpenNow: () => import("../stock/dealership/open-now.client.tsx").then((module) => module.OpenNow),
  SavedCars: () => import("../stock/saved/saved-cars.client.tsx").then((module) => module.SavedCars),
  StoriesBrowser: () => import("../stories-list/stories-browser.client.tsx").then((module) => module.StoriesBrowser),
  TabsViews: () => import("../tabs/tabs-views.client.tsx").then((module) => module.TabsViews),
  TyreHotelFlow: () => import("../tyre-hotel/tyre-hotel-flow.client.tsx").then((module) => module.TyreHotelFlow),
  WorkshopBookingFlow: () =>
    import("../workshop-booking/workshop-booking-flow.client.tsx").then((module) => module.WorkshopBookingFlow),
})
