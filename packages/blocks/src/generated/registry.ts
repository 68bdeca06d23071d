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
import { load as loadCarList } from "../car-list/car-list.load.ts"
import { CarList } from "../car-list/car-list.tsx"
import { parseCarList } from "./car-list.parser.js"
import { readCarList } from "./car-list.reader.js"
import { carListWire } from "./car-list.wire.ts"
import { CarModelCard } from "../car-model-card/car-model-card.tsx"
import { parseCarModelCard } from "./car-model-card.parser.js"
import { readCarModelCard } from "./car-model-card.reader.js"
import { carModelCardWire } from "./car-model-card.wire.ts"
import { load as loadCarPage } from "../car-page/car-page.load.ts"
import { CarPage } from "../car-page/car-page.tsx"
import { parseCarPage } from "./car-page.parser.js"
import { readCarPage } from "./car-page.reader.js"
import { carPageWire } from "./car-page.wire.ts"
import { load as loadCarTeasers } from "../car-teasers/car-teasers.load.ts"
import { CarTeasers } from "../car-teasers/car-teasers.tsx"
import { parseCarTeasers } from "./car-teasers.parser.js"
import { readCarTeasers } from "./car-teasers.reader.js"
import { carTeasersWire } from "./car-teasers.wire.ts"
import { Carousel } from "../carousel/carousel.tsx"
import { parseCarousel } from "./carousel.parser.js"
import { readCarousel } from "./carousel.reader.js"
import { carouselWire } from "./carousel.wire.ts"
import { load as loadCarsOfTheWeek } from "../cars-of-the-week/cars-of-the-week.load.ts"
import { CarsOfTheWeek } from "../cars-of-the-week/cars-of-the-week.tsx"
import { parseCarsOfTheWeek } from "./cars-of-the-week.parser.js"
import { readCarsOfTheWeek } from "./cars-of-the-week.reader.js"
import { carsOfTheWeekWire } from "./cars-of-the-week.wire.ts"
import { load as loadComparePage } from "../compare-page/compare-page.load.ts"
import { ComparePage } from "../compare-page/compare-page.tsx"
import { parseComparePage } from "./compare-page.parser.js"
import { readComparePage } from "./compare-page.reader.js"
import { comparePageWire } from "./compare-page.wire.ts"
import { ContactChoices } from "../contact-choices/contact-choices.tsx"
import { parseContactChoices } from "./contact-choices.parser.js"
import { readContactChoices } from "./contact-choices.reader.js"
import { contactChoicesWire } from "./contact-choices.wire.ts"
import { ContactPerson } from "../contact-person/contact-person.tsx"
import { parseContactPerson } from "./contact-person.parser.js"
import { readContactPerson } from "./contact-person.reader.js"
import { contactPersonWire } from "./contact-person.wire.ts"
import { CountdownTimer } from "../countdown-timer/countdown-timer.tsx"
import { parseCountdownTimer } from "./countdown-timer.parser.js"
import { readCountdownTimer } from "./countdown-timer.reader.js"
import { countdownTimerWire } from "./countdown-timer.wire.ts"
import { CtaBanner } from "../cta-banner/cta-banner.tsx"
import { parseCtaBanner } from "./cta-banner.parser.js"
import { readCtaBanner } from "./cta-banner.reader.js"
import { ctaBannerWire } from "./cta-banner.wire.ts"
import { load as loadDealershipList } from "../dealership-list/dealership-list.load.ts"
import { DealershipList } from "../dealership-list/dealership-list.tsx"
import { parseDealershipList } from "./dealership-list.parser.js"
import { readDealershipList } from "./dealership-list.reader.js"
import { dealershipListWire } from "./dealership-list.wire.ts"
import { load as loadDealershipPage } from "../dealership-page/dealership-page.load.ts"
import { DealershipPage } from "../dealership-page/dealership-page.tsx"
import { parseDealershipPage } from "./dealership-page.parser.js"
import { readDealershipPage } from "./dealership-page.reader.js"
import { dealershipPageWire } from "./dealership-page.wire.ts"
import { load as loadDealershipTeasers } from "../dealership-teasers/dealership-teasers.load.ts"
import { DealershipTeasers } from "../dealership-teasers/dealership-teasers.tsx"
import { parseDealershipTeasers } from "./dealership-teasers.parser.js"
import { readDealershipTeasers } from "./dealership-teasers.reader.js"
import { dealershipTeasersWire } from "./dealership-teasers.wire.ts"
import { FaqList } from "../faq-list/faq-list.tsx"
import { parseFaqList } from "./faq-list.parser.js"
import { readFaqList } from "./faq-list.reader.js"
import { faqListWire } from "./faq-list.wire.ts"
import { FileDownloadList } from "../file-download-list/file-download-list.tsx"
import { parseFileDownloadList } from "./file-download-list.parser.js"
import { readFileDownloadList } from "./file-download-list.reader.js"
import { fileDownloadListWire } from "./file-download-list.wire.ts"
import { Footer } from "../footer/footer.tsx"
import { parseFooter } from "./footer.parser.js"
import { readFooter } from "./footer.reader.js"
import { footerWire } from "./footer.wire.ts"
import { GroupSites } from "../group-sites/group-sites.tsx"
import { parseGroupSites } from "./group-sites.parser.js"
import { readGroupSites } from "./group-sites.reader.js"
import { groupSitesWire } from "./group-sites.wire.ts"
import { load as loadHeroBanner } from "../hero-banner/hero-banner.load.ts"
import { HeroBanner } from "../hero-banner/hero-banner.tsx"
import { parseHeroBanner } from "./hero-banner.parser.js"
import { readHeroBanner } from "./hero-banner.reader.js"
import { heroBannerWire } from "./hero-banner.wire.ts"
import { HighlightList } from "../highlight-list/highlight-list.tsx"
import { parseHighlightList } from "./highlight-list.parser.js"
import { readHighlightList } from "./highlight-list.reader.js"
import { highlightListWire } from "./highlight-list.wire.ts"
import { HubspotForm } from "../hubspot-form/hubspot-form.tsx"
import { parseHubspotForm } from "./hubspot-form.parser.js"
import { readHubspotForm } from "./hubspot-form.reader.js"
import { hubspotFormWire } from "./hubspot-form.wire.ts"
import { JotformForm } from "../jotform-form/jotform-form.tsx"
import { parseJotformForm } from "./jotform-form.parser.js"
import { readJotformForm } from "./jotform-form.reader.js"
import { jotformFormWire } from "./jotform-form.wire.ts"
import { LegalInfo } from "../legal-info/legal-info.tsx"
import { parseLegalInfo } from "./legal-info.parser.js"
import { readLegalInfo } from "./legal-info.reader.js"
import { legalInfoWire } from "./legal-info.wire.ts"
import { load as loadMegaMenuNavigation } from "../mega-menu-navigation/mega-menu-navigation.load.ts"
import { MegaMenuNavigation } from "../mega-menu-navigation/mega-menu-navigation.tsx"
import { parseMegaMenuNavigation } from "./mega-menu-navigation.parser.js"
import { readMegaMenuNavigation } from "./mega-menu-navigation.reader.js"
import { megaMenuNavigationWire } from "./mega-menu-navigation.wire.ts"
import { load as loadNavigation } from "../navigation/navigation.load.ts"
import { Navigation } from "../navigation/navigation.tsx"
import { parseNavigation } from "./navigation.parser.js"
import { readNavigation } from "./navigation.reader.js"
import { navigationWire } from "./navigation.wire.ts"
import { NewsBanner } from "../news-banner/news-banner.tsx"
import { parseNewsBanner } from "./news-banner.parser.js"
import { readNewsBanner } from "./news-banner.reader.js"
import { newsBannerWire } from "./news-banner.wire.ts"
import { Picture } from "../picture/picture.tsx"
import { parsePicture } from "./picture.parser.js"
import { readPicture } from "./picture.reader.js"
import { pictureWire } from "./picture.wire.ts"
import { Quote } from "../quote/quote.tsx"
import { parseQuote } from "./quote.parser.js"
import { readQuote } from "./quote.reader.js"
import { quoteWire } from "./quote.wire.ts"
import { ScrollToTop } from "../scroll-to-top/scroll-to-top.tsx"
import { parseScrollToTop } from "./scroll-to-top.parser.js"
import { readScrollToTop } from "./scroll-to-top.reader.js"
import { scrollToTopWire } from "./scroll-to-top.wire.ts"
import { load as loadSellCarForm } from "../sell-car-form/sell-car-form.load.ts"
import { SellCarForm } from "../sell-car-form/sell-car-form.tsx"
import { parseSellCarForm } from "./sell-car-form.parser.js"
import { readSellCarForm } from "./sell-car-form.reader.js"
import { sellCarFormWire } from "./sell-car-form.wire.ts"
import { load as loadServiceRequestForm } from "../service-request-form/service-request-form.load.ts"
import { ServiceRequestForm } from "../service-request-form/service-request-form.tsx"
import { parseServiceRequestForm } from "./service-request-form.parser.js"
import { readServiceRequestForm } from "./service-request-form.reader.js"
import { serviceRequestFormWire } from "./service-request-form.wire.ts"
import { SocialMedia } from "../social-media/social-media.tsx"
import { parseSocialMedia } from "./social-media.parser.js"
import { readSocialMedia } from "./social-media.reader.js"
import { socialMediaWire } from "./social-media.wire.ts"
import { Spacer } from "../spacer/spacer.tsx"
import { parseSpacer } from "./spacer.parser.js"
import { readSpacer } from "./spacer.reader.js"
import { spacerWire } from "./spacer.wire.ts"
import { StageRow } from "../stage-row/stage-row.tsx"
import { parseStageRow } from "./stage-row.parser.js"
import { readStageRow } from "./stage-row.reader.js"
import { stageRowWire } from "./stage-row.wire.ts"
import { Statistic } from "../statistic/statistic.tsx"
import { parseStatistic } from "./statistic.parser.js"
import { readStatistic } from "./statistic.reader.js"
import { statisticWire } from "./statistic.wire.ts"
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
import { SwedishLoan } from "../swedish-loan/swedish-loan.tsx"
import { parseSwedishLoan } from "./swedish-loan.parser.js"
import { readSwedishLoan } from "./swedish-loan.reader.js"
import { swedishLoanWire } from "./swedish-loan.wire.ts"
import { Table } from "../table/table.tsx"
import { parseTable } from "./table.parser.js"
import { readTable } from "./table.reader.js"
import { tableWire } from "./table.wire.ts"
import { Tabs } from "../tabs/tabs.tsx"
import { parseTabs } from "./tabs.parser.js"
import { readTabs } from "./tabs.reader.js"
import { tabsWire } from "./tabs.wire.ts"
import { TextSection } from "../text-section/text-section.tsx"
import { parseTextSection } from "./text-section.parser.js"
import { readTextSection } from "./text-section.reader.js"
import { textSectionWire } from "./text-section.wire.ts"
import { TyreHotel } from "../tyre-hotel/tyre-hotel.tsx"
import { parseTyreHotel } from "./tyre-hotel.parser.js"
import { readTyreHotel } from "./tyre-hotel.reader.js"
import { tyreHotelWire } from "./tyre-hotel.wire.ts"
import { load as loadWorkshopBooking } from "../workshop-booking/workshop-booking.load.ts"
import { WorkshopBooking } from "../workshop-booking/workshop-booking.tsx"
import { parseWorkshopBooking } from "./workshop-booking.parser.js"
import { readWorkshopBooking } from "./workshop-booking.reader.js"
import { workshopBookingWire } from "./workshop-booking.wire.ts"
import { YoutubeVideo } from "../youtube-video/youtube-video.tsx"
import { parseYoutubeVideo } from "./youtube-video.parser.js"
import { readYoutubeVideo } from "./youtube-video.reader.js"
import { youtubeVideoWire } from "./youtube-video.wire.ts"

/** The blocks of the sites, by their names in the content platform. */
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
  CarList: {
    name: "car-list",
    version: 1,
    render: "hybrid",
    component: CarList,
    wire: carListWire,
    read: readCarList,
    parse: parseCarList,
    explain: async () => (await import("./car-list.zod.js")).explainCarList,
    load: loadCarList,
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
  CarDetail: {
    name: "car-page",
    version: 1,
    render: "hybrid",
    component: CarPage,
    wire: carPageWire,
    read: readCarPage,
    parse: parseCarPage,
    explain: async () => (await import("./car-page.zod.js")).explainCarPage,
    load: loadCarPage,
  },
  CarTeaser: {
    name: "car-teasers",
    version: 1,
    render: "hybrid",
    component: CarTeasers,
    wire: carTeasersWire,
    read: readCarTeasers,
    parse: parseCarTeasers,
    explain: async () => (await import("./car-teasers.zod.js")).explainCarTeasers,
    load: loadCarTeasers,
  },
  Carousel: {
    name: "carousel",
    version: 1,
    render: "hybrid",
    component: Carousel,
    wire: carouselWire,
    read: readCarousel,
    parse: parseCarousel,
    explain: async () => (await import("./carousel.zod.js")).explainCarousel,
  },
  CarOfTheWeek: {
    name: "cars-of-the-week",
    version: 1,
    render: "hybrid",
    component: CarsOfTheWeek,
    wire: carsOfTheWeekWire,
    read: readCarsOfTheWeek,
    parse: parseCarsOfTheWeek,
    explain: async () => (await import("./cars-of-the-week.zod.js")).explainCarsOfTheWeek,
    load: loadCarsOfTheWeek,
  },
  ComparePage: {
    name: "compare-page",
    version: 1,
    render: "server",
    component: ComparePage,
    wire: comparePageWire,
    read: readComparePage,
    parse: parseComparePage,
    explain: async () => (await import("./compare-page.zod.js")).explainComparePage,
    load: loadComparePage,
  },
  ContactChoices: {
    name: "contact-choices",
    version: 1,
    render: "hybrid",
    component: ContactChoices,
    wire: contactChoicesWire,
    read: readContactChoices,
    parse: parseContactChoices,
    explain: async () => (await import("./contact-choices.zod.js")).explainContactChoices,
  },
  ContactPerson: {
    name: "contact-person",
    version: 1,
    render: "hybrid",
    component: ContactPerson,
    wire: contactPersonWire,
    read: readContactPerson,
    parse: parseContactPerson,
    explain: async () => (await import("./contact-person.zod.js")).explainContactPerson,
  },
  CountdownTimer: {
    name: "countdown-timer",
    version: 1,
    render: "hybrid",
    component: CountdownTimer,
    wire: countdownTimerWire,
    read: readCountdownTimer,
    parse: parseCountdownTimer,
    explain: async () => (await import("./countdown-timer.zod.js")).explainCountdownTimer,
  },
  CTABanner: {
    name: "cta-banner",
    version: 1,
    render: "server",
    component: CtaBanner,
    wire: ctaBannerWire,
    read: readCtaBanner,
    parse: parseCtaBanner,
    explain: async () => (await import("./cta-banner.zod.js")).explainCtaBanner,
  },
  FacilityList: {
    name: "dealership-list",
    version: 1,
    render: "hybrid",
    component: DealershipList,
    wire: dealershipListWire,
    read: readDealershipList,
    parse: parseDealershipList,
    explain: async () => (await import("./dealership-list.zod.js")).explainDealershipList,
    load: loadDealershipList,
  },
  FacilityDetail: {
    name: "dealership-page",
    version: 1,
    render: "hybrid",
    component: DealershipPage,
    wire: dealershipPageWire,
    read: readDealershipPage,
    parse: parseDealershipPage,
    explain: async () => (await import("./dealership-page.zod.js")).explainDealershipPage,
    load: loadDealershipPage,
  },
  SiteSelection: {
    name: "dealership-teasers",
    version: 1,
    render: "hybrid",
    component: DealershipTeasers,
    wire: dealershipTeasersWire,
    read: readDealershipTeasers,
    parse: parseDealershipTeasers,
    explain: async () => (await import("./dealership-teasers.zod.js")).explainDealershipTeasers,
    load: loadDealershipTeasers,
  },
  FAQList: {
    name: "faq-list",
    version: 1,
    render: "server",
    component: FaqList,
    wire: faqListWire,
    read: readFaqList,
    parse: parseFaqList,
    explain: async () => (await import("./faq-list.zod.js")).explainFaqList,
  },
  FileDownloadList: {
    name: "file-download-list",
    version: 1,
    render: "hybrid",
    component: FileDownloadList,
    wire: fileDownloadListWire,
    read: readFileDownloadList,
    parse: parseFileDownloadList,
    explain: async () => (await import("./file-download-list.zod.js")).explainFileDownloadList,
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
  GroupSites: {
    name: "group-sites",
    version: 1,
    render: "server",
    component: GroupSites,
    wire: groupSitesWire,
    read: readGroupSites,
    parse: parseGroupSites,
    explain: async () => (await import("./group-sites.zod.js")).explainGroupSites,
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
  HighlightList: {
    name: "highlight-list",
    version: 1,
    render: "server",
    component: HighlightList,
    wire: highlightListWire,
    read: readHighlightList,
    parse: parseHighlightList,
    explain: async () => (await import("./highlight-list.zod.js")).explainHighlightList,
  },
  HubSpotForm: {
    name: "hubspot-form",
    version: 1,
    render: "hybrid",
    component: HubspotForm,
    wire: hubspotFormWire,
    read: readHubspotForm,
    parse: parseHubspotForm,
    explain: async () => (await import("./hubspot-form.zod.js")).explainHubspotForm,
  },
  JotformForm: {
    name: "jotform-form",
    version: 1,
    render: "hybrid",
    component: JotformForm,
    wire: jotformFormWire,
    read: readJotformForm,
    parse: parseJotformForm,
    explain: async () => (await import("./jotform-form.zod.js")).explainJotformForm,
  },
  LegalInfo: {
    name: "legal-info",
    version: 1,
    render: "hybrid",
    component: LegalInfo,
    wire: legalInfoWire,
    read: readLegalInfo,
    parse: parseLegalInfo,
    explain: async () => (await import("./legal-info.zod.js")).explainLegalInfo,
  },
  MegaMenuNavigation: {
    name: "mega-menu-navigation",
    version: 1,
    render: "hybrid",
    component: MegaMenuNavigation,
    wire: megaMenuNavigationWire,
    read: readMegaMenuNavigation,
    parse: parseMegaMenuNavigation,
    explain: async () => (await import("./mega-menu-navigation.zod.js")).explainMegaMenuNavigation,
    load: loadMegaMenuNavigation,
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
  NewsBanner: {
    name: "news-banner",
    version: 1,
    render: "server",
    component: NewsBanner,
    wire: newsBannerWire,
    read: readNewsBanner,
    parse: parseNewsBanner,
    explain: async () => (await import("./news-banner.zod.js")).explainNewsBanner,
  },
  Picture: {
    name: "picture",
    version: 1,
    render: "server",
    component: Picture,
    wire: pictureWire,
    read: readPicture,
    parse: parsePicture,
    explain: async () => (await import("./picture.zod.js")).explainPicture,
  },
  Quote: {
    name: "quote",
    version: 1,
    render: "server",
    component: Quote,
    wire: quoteWire,
    read: readQuote,
    parse: parseQuote,
    explain: async () => (await import("./quote.zod.js")).explainQuote,
  },
  ScrollToTop: {
    name: "scroll-to-top",
    version: 1,
    render: "hybrid",
    component: ScrollToTop,
    wire: scrollToTopWire,
    read: readScrollToTop,
    parse: parseScrollToTop,
    explain: async () => (await import("./scroll-to-top.zod.js")).explainScrollToTop,
  },
  SellCarForm: {
    name: "sell-car-form",
    version: 1,
    render: "hybrid",
    component: SellCarForm,
    wire: sellCarFormWire,
    read: readSellCarForm,
    parse: parseSellCarForm,
    explain: async () => (await import("./sell-car-form.zod.js")).explainSellCarForm,
    load: loadSellCarForm,
  },
  ServiceRequestForm: {
    name: "service-request-form",
    version: 1,
    render: "hybrid",
    component: ServiceRequestForm,
    wire: serviceRequestFormWire,
    read: readServiceRequestForm,
    parse: parseServiceRequestForm,
    explain: async () => (await import("./service-request-form.zod.js")).explainServiceRequestForm,
    load: loadServiceRequestForm,
  },
  SocialMedia: {
    name: "social-media",
    version: 1,
    render: "server",
    component: SocialMedia,
    wire: socialMediaWire,
    read: readSocialMedia,
    parse: parseSocialMedia,
    explain: async () => (await import("./social-media.zod.js")).explainSocialMedia,
  },
  Spacer: {
    name: "spacer",
    version: 1,
    render: "server",
    component: Spacer,
    wire: spacerWire,
    read: readSpacer,
    parse: parseSpacer,
    explain: async () => (await import("./spacer.zod.js")).explainSpacer,
  },
  StageRow: {
    name: "stage-row",
    version: 1,
    render: "server",
    component: StageRow,
    wire: stageRowWire,
    read: readStageRow,
    parse: parseStageRow,
    explain: async () => (await import("./stage-row.zod.js")).explainStageRow,
  },
  Statistic: {
    name: "statistic",
    version: 1,
    render: "server",
    component: Statistic,
    wire: statisticWire,
    read: readStatistic,
    parse: parseStatistic,
    explain: async () => (await import("./statistic.zod.js")).explainStatistic,
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
  SwedishLoan: {
    name: "swedish-loan",
    version: 1,
    render: "server",
    component: SwedishLoan,
    wire: swedishLoanWire,
    read: readSwedishLoan,
    parse: parseSwedishLoan,
    explain: async () => (await import("./swedish-loan.zod.js")).explainSwedishLoan,
  },
  Table: {
    name: "table",
    version: 1,
    render: "server",
    component: Table,
    wire: tableWire,
    read: readTable,
    parse: parseTable,
    explain: async () => (await import("./table.zod.js")).explainTable,
  },
  Tabs: {
    name: "tabs",
    version: 1,
    render: "hybrid",
    component: Tabs,
    wire: tabsWire,
    read: readTabs,
    parse: parseTabs,
    explain: async () => (await import("./tabs.zod.js")).explainTabs,
  },
  TextSection: {
    name: "text-section",
    version: 1,
    render: "server",
    component: TextSection,
    wire: textSectionWire,
    read: readTextSection,
    parse: parseTextSection,
    explain: async () => (await import("./text-section.zod.js")).explainTextSection,
  },
  TireHotel: {
    name: "tyre-hotel",
    version: 1,
    render: "hybrid",
    component: TyreHotel,
    wire: tyreHotelWire,
    read: readTyreHotel,
    parse: parseTyreHotel,
    explain: async () => (await import("./tyre-hotel.zod.js")).explainTyreHotel,
  },
  ServiceBookingForm: {
    name: "workshop-booking",
    version: 1,
    render: "hybrid",
    component: WorkshopBooking,
    wire: workshopBookingWire,
    read: readWorkshopBooking,
    parse: parseWorkshopBooking,
    explain: async () => (await import("./workshop-booking.zod.js")).explainWorkshopBooking,
    load: loadWorkshopBooking,
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
