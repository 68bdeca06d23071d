// Generated from packages/blocks/src/*/*.client.tsx by @forecourt/codegen. Do not edit: change or add such a file, then run `npm run generate`.
import { createNamedIsland } from "@forecourt/renderer"
import type { CarListBrowser as CarListBrowserLeaf } from "../car-list/car-list-browser.client.tsx"
import type { SavedSearches as SavedSearchesLeaf } from "../car-list/saved-searches.client.tsx"
import type { SearchAlert as SearchAlertLeaf } from "../car-list/search-alert.client.tsx"
import type { CarClamp as CarClampLeaf } from "../car-page/car-clamp.client.tsx"
import type { CarContactForm as CarContactFormLeaf } from "../car-page/car-contact-form.client.tsx"
import type { CarGallery as CarGalleryLeaf } from "../car-page/car-gallery.client.tsx"
import type { CarImpression as CarImpressionLeaf } from "../car-page/car-impression.client.tsx"
import type { CarMedia as CarMediaLeaf } from "../car-page/car-media.client.tsx"
import type { FinanceQuote as FinanceQuoteLeaf } from "../car-page/finance-quote.client.tsx"
import type { SimilarRow as SimilarRowLeaf } from "../car-page/similar-row.client.tsx"
import type { CarouselSlides as CarouselSlidesLeaf } from "../carousel/carousel-slides.client.tsx"
import type { WeekRing as WeekRingLeaf } from "../cars-of-the-week/week-ring.client.tsx"
import type { ContactCopy as ContactCopyLeaf } from "../contact/contact-copy.client.tsx"
import type { CountdownClock as CountdownClockLeaf } from "../countdown-timer/countdown-clock.client.tsx"
import type { DealershipSearch as DealershipSearchLeaf } from "../dealership-list/dealership-search.client.tsx"
import type { DealershipMap as DealershipMapLeaf } from "../dealership-page/dealership-map.client.tsx"
import type { FileDownloadListMore as FileDownloadListMoreLeaf } from "../file-download-list/file-download-list-more.client.tsx"
import type { HeroSearch as HeroSearchLeaf } from "../hero-banner/hero-search.client.tsx"
import type { HubspotEmbed as HubspotEmbedLeaf } from "../hubspot-form/hubspot-embed.client.tsx"
import type { JotformEmbed as JotformEmbedLeaf } from "../jotform-form/jotform-embed.client.tsx"
import type { FilmPlayer as FilmPlayerLeaf } from "../media/film-player.client.tsx"
import type { YoutubeFilm as YoutubeFilmLeaf } from "../media/youtube-film.client.tsx"
import type { NavigationAlert as NavigationAlertLeaf } from "../navigation-bar/navigation-alert.client.tsx"
import type { NavigationDrawer as NavigationDrawerLeaf } from "../navigation-bar/navigation-drawer.client.tsx"
import type { NavigationLanguages as NavigationLanguagesLeaf } from "../navigation-bar/navigation-languages.client.tsx"
import type { NavigationMenu as NavigationMenuLeaf } from "../navigation-bar/navigation-menu.client.tsx"
import type { BackToTop as BackToTopLeaf } from "../scroll-to-top/back-to-top.client.tsx"
import type { SellCarFields as SellCarFieldsLeaf } from "../sell-car-form/sell-car-fields.client.tsx"
import type { ServiceRequestFields as ServiceRequestFieldsLeaf } from "../service-request-form/service-request-fields.client.tsx"
import type { BackLink as BackLinkLeaf } from "../stock/back-link.client.tsx"
import type { Calculator as CalculatorLeaf } from "../stock/calculator/calculator.client.tsx"
import type { CarsRow as CarsRowLeaf } from "../stock/cars-row.client.tsx"
import type { CompareBar as CompareBarLeaf } from "../stock/compare/compare-bar.client.tsx"
import type { OpenNow as OpenNowLeaf } from "../stock/dealership/open-now.client.tsx"
import type { SavedCars as SavedCarsLeaf } from "../stock/saved/saved-cars.client.tsx"
import type { StoriesBrowser as StoriesBrowserLeaf } from "../stories-list/stories-browser.client.tsx"
import type { TabsViews as TabsViewsLeaf } from "../tabs/tabs-views.client.tsx"
import type { TyreHotelFlow as TyreHotelFlowLeaf } from "../tyre-hotel/tyre-hotel-flow.client.tsx"
import type { WorkshopBookingFlow as WorkshopBookingFlowLeaf } from "../workshop-booking/workshop-booking-flow.client.tsx"
import { Island } from "./island.tsx"

export const CarListBrowser = createNamedIsland<typeof CarListBrowserLeaf>(Island, "CarListBrowser")

export const SavedSearches = createNamedIsland<typeof SavedSearchesLeaf>(Island, "SavedSearches")

export const SearchAlert = createNamedIsland<typeof SearchAlertLeaf>(Island, "SearchAlert")

export const CarClamp = createNamedIsland<typeof CarClampLeaf>(Island, "CarClamp")

export const CarContactForm = createNamedIsland<typeof CarContactFormLeaf>(Island, "CarContactForm")

export const CarGallery = createNamedIsland<typeof CarGalleryLeaf>(Island, "CarGallery")

export const CarImpression = createNamedIsland<typeof CarImpressionLeaf>(Island, "CarImpression")

export const CarMedia = createNamedIsland<typeof CarMediaLeaf>(Island, "CarMedia")

export const FinanceQuote = createNamedIsland<typeof FinanceQuoteLeaf>(Island, "FinanceQuote")

export const SimilarRow = createNamedIsland<typeof SimilarRowLeaf>(Island, "SimilarRow")

export const CarouselSlides = createNamedIsland<typeof CarouselSlidesLeaf>(Island, "CarouselSlides")

export const WeekRing = createNamedIsland<typeof WeekRingLeaf>(Island, "WeekRing")

export const ContactCopy = createNamedIsland<typeof ContactCopyLeaf>(Island, "ContactCopy")

export const CountdownClock = createNamedIsland<typeof CountdownClockLeaf>(Island, "CountdownClock")

export const DealershipSearch = createNamedIsland<typeof DealershipSearchLeaf>(Island, "DealershipSearch")

export const DealershipMap = createNamedIsland<typeof DealershipMapLeaf>(Island, "DealershipMap")

export const FileDownloadListMore = createNamedIsland<typeof FileDownloadListMoreLeaf>(Island, "FileDownloadListMore")

export const HeroSearch = createNamedIsland<typeof HeroSearchLeaf>(Island, "HeroSearch")

export const HubspotEmbed = createNamedIsland<typeof HubspotEmbedLeaf>(Island, "HubspotEmbed")

export const JotformEmbed = createNamedIsland<typeof JotformEmbedLeaf>(Island, "JotformEmbed")

export const FilmPlayer = createNamedIsland<typeof FilmPlayerLeaf>(Island, "FilmPlayer")

export const YoutubeFilm = createNamedIsland<typeof YoutubeFilmLeaf>(Island, "YoutubeFilm")

export const NavigationAlert = createNamedIsland<typeof NavigationAlertLeaf>(Island, "NavigationAlert")

export const NavigationDrawer = createNamedIsland<typeof NavigationDrawerLeaf>(Island, "NavigationDrawer")

export const NavigationLanguages = createNamedIsland<typeof NavigationLanguagesLeaf>(Island, "NavigationLanguages")

export const NavigationMenu = createNamedIsland<typeof NavigationMenuLeaf>(Island, "NavigationMenu")

export const BackToTop = createNamedIsland<typeof BackToTopLeaf>(Island, "BackToTop")

export const SellCarFields = createNamedIsland<typeof SellCarFieldsLeaf>(Island, "SellCarFields")

export const ServiceRequestFields = createNamedIsland<typeof ServiceRequestFieldsLeaf>(Island, "ServiceRequestFields")

export const BackLink = createNamedIsland<typeof BackLinkLeaf>(Island, "BackLink")

export const Calculator = createNamedIsland<typeof CalculatorLeaf>(Island, "Calculator")

export const CarsRow = createNamedIsland<typeof CarsRowLeaf>(Island, "CarsRow")

export const CompareBar = createNamedIsland<typeof CompareBarLeaf>(Island, "CompareBar")

export const OpenNow = createNamedIsland<typeof OpenNowLeaf>(Island, "OpenNow")

export const SavedCars = createNamedIsland<typeof SavedCarsLeaf>(Island, "SavedCars")

export const StoriesBrowser = createNamedIsland<typeof StoriesBrowserLeaf>(Island, "StoriesBrowser")

export const TabsViews = createNamedIsland<typeof TabsViewsLeaf>(Island, "TabsViews")

export const TyreHotelFlow = createNamedIsland<typeof TyreHotelFlowLeaf>(Island, "TyreHotelFlow")

export const WorkshopBookingFlow = createNamedIsland<typeof WorkshopBookingFlowLeaf>(Island, "WorkshopBookingFlow")
