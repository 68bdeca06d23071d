// Generated from schemas/blocks and schemas/site by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"
import type { DescribeOptions, Issue } from "./messages.js"

/** The form and the validator of fields. */
export interface FieldsEditing {
  readonly form: () => Promise<Form>
  readonly explain: () => Promise<(fields: unknown, options?: DescribeOptions) => Issue[]>
}

export interface PageEditing {
  readonly all: FieldsEditing
  readonly templates: Readonly<Record<string, TemplateEditing>>
}

export interface TemplateEditing extends FieldsEditing {
  /** The label of the template in the list from which an editor selects one for a new page. */
  readonly label: string
}

export interface BlockEditing extends FieldsEditing {
  readonly label: string
  /** The category in which the block is listed. */
  readonly category: string
  readonly version: number
  /** The areas of a page in which the block is allowed. */
  readonly areas: readonly string[]
  /**
   * The placeholders of the block, in which other blocks can be placed. A placeholder without a list of allowed blocks
   * accepts any block of the same area.
   */
  readonly placeholders: Readonly<Record<string, PlaceholderEditing>>
  /**
   * The names of the text fields. The first text that is not empty is shown to distinguish the block from others of the
   * same kind.
   */
  readonly texts: readonly string[]
}

export interface PlaceholderEditing {
  /** The label for editors, by language. */
  readonly label: Readonly<Record<string, string>>
  readonly allow?: readonly string[]
  readonly max?: number
}

/** The blocks of the sites, by folder name. */
export const blocks: Readonly<Record<string, BlockEditing>> = {
  blurb: {
    label: "Blurb",
    category: "Text and media",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "youtubeId"],
    form: async () => (await import("./blurb.form.ts")).blurbForm,
    explain: async () => (await import("./blurb.zod.js")).explainBlurb,
  },
  breadcrumb: {
    label: "Breadcrumb",
    category: "Navigation",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["homeTitle"],
    form: async () => (await import("./breadcrumb.form.ts")).breadcrumbForm,
    explain: async () => (await import("./breadcrumb.zod.js")).explainBreadcrumb,
  },
  "car-list": {
    label: "Car list",
    category: "Stock",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "note"],
    form: async () => (await import("./car-list.form.ts")).carListForm,
    explain: async () => (await import("./car-list.zod.js")).explainCarList,
  },
  "car-model-card": {
    label: "Car model card",
    category: "Cars",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "text", "campaignLabel"],
    form: async () => (await import("./car-model-card.form.ts")).carModelCardForm,
    explain: async () => (await import("./car-model-card.zod.js")).explainCarModelCard,
  },
  "car-page": {
    label: "Car page",
    category: "Stock",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: [],
    form: async () => (await import("./car-page.form.ts")).carPageForm,
    explain: async () => (await import("./car-page.zod.js")).explainCarPage,
  },
  "car-teasers": {
    label: "Car teasers",
    category: "Stock",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./car-teasers.form.ts")).carTeasersForm,
    explain: async () => (await import("./car-teasers.zod.js")).explainCarTeasers,
  },
  carousel: {
    label: "Carousel",
    category: "Text and media",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./carousel.form.ts")).carouselForm,
    explain: async () => (await import("./carousel.zod.js")).explainCarousel,
  },
  "cars-of-the-week": {
    label: "Cars of the week",
    category: "Stock",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./cars-of-the-week.form.ts")).carsOfTheWeekForm,
    explain: async () => (await import("./cars-of-the-week.zod.js")).explainCarsOfTheWeek,
  },
  "compare-page": {
    label: "Compare page",
    category: "Stock",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: [],
    form: async () => (await import("./compare-page.form.ts")).comparePageForm,
    explain: async () => (await import("./compare-page.zod.js")).explainComparePage,
  },
  "contact-choices": {
    label: "Contact choices",
    category: "Contact",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "text"],
    form: async () => (await import("./contact-choices.form.ts")).contactChoicesForm,
    explain: async () => (await import("./contact-choices.zod.js")).explainContactChoices,
  },
  "contact-person": {
    label: "Contact person",
    category: "Contact",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "text"],
    form: async () => (await import("./contact-person.form.ts")).contactPersonForm,
    explain: async () => (await import("./contact-person.zod.js")).explainContactPerson,
  },
  "countdown-timer": {
    label: "Countdown timer",
    category: "Campaigns",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "text", "endText"],
    form: async () => (await import("./countdown-timer.form.ts")).countdownTimerForm,
    explain: async () => (await import("./countdown-timer.zod.js")).explainCountdownTimer,
  },
  "cta-banner": {
    label: "Cta banner",
    category: "Campaigns",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "text"],
    form: async () => (await import("./cta-banner.form.ts")).ctaBannerForm,
    explain: async () => (await import("./cta-banner.zod.js")).explainCtaBanner,
  },
  "dealership-list": {
    label: "Dealership list",
    category: "Stock",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./dealership-list.form.ts")).dealershipListForm,
    explain: async () => (await import("./dealership-list.zod.js")).explainDealershipList,
  },
  "dealership-page": {
    label: "Dealership page",
    category: "Stock",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: [],
    form: async () => (await import("./dealership-page.form.ts")).dealershipPageForm,
    explain: async () => (await import("./dealership-page.zod.js")).explainDealershipPage,
  },
  "dealership-teasers": {
    label: "Dealership teasers",
    category: "Stock",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./dealership-teasers.form.ts")).dealershipTeasersForm,
    explain: async () => (await import("./dealership-teasers.zod.js")).explainDealershipTeasers,
  },
  "faq-list": {
    label: "Faq list",
    category: "Lists",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./faq-list.form.ts")).faqListForm,
    explain: async () => (await import("./faq-list.zod.js")).explainFaqList,
  },
  "file-download-list": {
    label: "File download list",
    category: "Lists",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./file-download-list.form.ts")).fileDownloadListForm,
    explain: async () => (await import("./file-download-list.zod.js")).explainFileDownloadList,
  },
  footer: {
    label: "Footer",
    category: "Shell",
    version: 1,
    areas: ["footer"],
    placeholders: {},
    texts: ["brandsHeading"],
    form: async () => (await import("./footer.form.ts")).footerForm,
    explain: async () => (await import("./footer.zod.js")).explainFooter,
  },
  "group-sites": {
    label: "Group sites",
    category: "Navigation",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "text"],
    form: async () => (await import("./group-sites.form.ts")).groupSitesForm,
    explain: async () => (await import("./group-sites.zod.js")).explainGroupSites,
  },
  "hero-banner": {
    label: "Hero banner",
    category: "Opening",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "text", "searchBarPlaceholderText", "searchBarPlaceholderTextDesktop"],
    form: async () => (await import("./hero-banner.form.ts")).heroBannerForm,
    explain: async () => (await import("./hero-banner.zod.js")).explainHeroBanner,
  },
  "highlight-list": {
    label: "Highlight list",
    category: "Lists",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./highlight-list.form.ts")).highlightListForm,
    explain: async () => (await import("./highlight-list.zod.js")).explainHighlightList,
  },
  "hubspot-form": {
    label: "Hubspot form",
    category: "Forms",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "formId", "portalId"],
    form: async () => (await import("./hubspot-form.form.ts")).hubspotFormForm,
    explain: async () => (await import("./hubspot-form.zod.js")).explainHubspotForm,
  },
  "jotform-form": {
    label: "Jotform form",
    category: "Forms",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "formId"],
    form: async () => (await import("./jotform-form.form.ts")).jotformFormForm,
    explain: async () => (await import("./jotform-form.zod.js")).explainJotformForm,
  },
  "legal-info": {
    label: "Legal info",
    category: "Text and media",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./legal-info.form.ts")).legalInfoForm,
    explain: async () => (await import("./legal-info.zod.js")).explainLegalInfo,
  },
  "mega-menu-navigation": {
    label: "Mega menu navigation",
    category: "Shell",
    version: 1,
    areas: ["header"],
    placeholders: {},
    texts: ["messageTitle", "messageText"],
    form: async () => (await import("./mega-menu-navigation.form.ts")).megaMenuNavigationForm,
    explain: async () => (await import("./mega-menu-navigation.zod.js")).explainMegaMenuNavigation,
  },
  navigation: {
    label: "Navigation",
    category: "Shell",
    version: 1,
    areas: ["header"],
    placeholders: {},
    texts: ["messageTitle", "messageText"],
    form: async () => (await import("./navigation.form.ts")).navigationForm,
    explain: async () => (await import("./navigation.zod.js")).explainNavigation,
  },
  "news-banner": {
    label: "News banner",
    category: "Links",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["label", "text"],
    form: async () => (await import("./news-banner.form.ts")).newsBannerForm,
    explain: async () => (await import("./news-banner.zod.js")).explainNewsBanner,
  },
  picture: {
    label: "Picture",
    category: "Text and media",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["caption"],
    form: async () => (await import("./picture.form.ts")).pictureForm,
    explain: async () => (await import("./picture.zod.js")).explainPicture,
  },
  quote: {
    label: "Quote",
    category: "Text and media",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["text", "name", "role"],
    form: async () => (await import("./quote.form.ts")).quoteForm,
    explain: async () => (await import("./quote.zod.js")).explainQuote,
  },
  "scroll-to-top": {
    label: "Scroll to top",
    category: "Navigation",
    version: 1,
    areas: ["main", "footer"],
    placeholders: {},
    texts: [],
    form: async () => (await import("./scroll-to-top.form.ts")).scrollToTopForm,
    explain: async () => (await import("./scroll-to-top.zod.js")).explainScrollToTop,
  },
  "sell-car-form": {
    label: "Sell car form",
    category: "Forms",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./sell-car-form.form.ts")).sellCarFormForm,
    explain: async () => (await import("./sell-car-form.zod.js")).explainSellCarForm,
  },
  "service-request-form": {
    label: "Service request form",
    category: "Forms",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "dealership"],
    form: async () => (await import("./service-request-form.form.ts")).serviceRequestFormForm,
    explain: async () => (await import("./service-request-form.zod.js")).explainServiceRequestForm,
  },
  "social-media": {
    label: "Social media",
    category: "Links",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "text"],
    form: async () => (await import("./social-media.form.ts")).socialMediaForm,
    explain: async () => (await import("./social-media.zod.js")).explainSocialMedia,
  },
  spacer: {
    label: "Spacer",
    category: "Layout",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: [],
    form: async () => (await import("./spacer.form.ts")).spacerForm,
    explain: async () => (await import("./spacer.zod.js")).explainSpacer,
  },
  "stage-row": {
    label: "Stage row",
    category: "Lists",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./stage-row.form.ts")).stageRowForm,
    explain: async () => (await import("./stage-row.zod.js")).explainStageRow,
  },
  statistic: {
    label: "Statistic",
    category: "Text and media",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "value"],
    form: async () => (await import("./statistic.form.ts")).statisticForm,
    explain: async () => (await import("./statistic.zod.js")).explainStatistic,
  },
  "stories-list": {
    label: "Stories list",
    category: "Stories",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "text"],
    form: async () => (await import("./stories-list.form.ts")).storiesListForm,
    explain: async () => (await import("./stories-list.zod.js")).explainStoriesList,
  },
  "stories-teaser": {
    label: "Stories teaser",
    category: "Stories",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "showMoreText"],
    form: async () => (await import("./stories-teaser.form.ts")).storiesTeaserForm,
    explain: async () => (await import("./stories-teaser.zod.js")).explainStoriesTeaser,
  },
  "story-page": {
    label: "Story page",
    category: "Stories",
    version: 1,
    areas: ["main"],
    placeholders: {
      story: {
        label: {
          sv: "Artikelns innehåll",
          nb: "Artikkelens innhold",
          da: "Artiklens indhold",
          en: "The article's content",
          fi: "Artikkelin sisältö",
          sk: "Obsah článku",
        },
      },
    },
    texts: [],
    form: async () => (await import("./story-page.form.ts")).storyPageForm,
    explain: async () => (await import("./story-page.zod.js")).explainStoryPage,
  },
  "swedish-loan": {
    label: "Swedish loan",
    category: "Stock",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "price", "deposit", "months", "residualPercent", "ratePercent", "setUpFee", "invoiceFee"],
    form: async () => (await import("./swedish-loan.form.ts")).swedishLoanForm,
    explain: async () => (await import("./swedish-loan.zod.js")).explainSwedishLoan,
  },
  table: {
    label: "Table",
    category: "Text and media",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "caption", "note"],
    form: async () => (await import("./table.form.ts")).tableForm,
    explain: async () => (await import("./table.zod.js")).explainTable,
  },
  tabs: {
    label: "Tabs",
    category: "Text and media",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./tabs.form.ts")).tabsForm,
    explain: async () => (await import("./tabs.zod.js")).explainTabs,
  },
  "text-section": {
    label: "Text section",
    category: "Text and media",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "preamble"],
    form: async () => (await import("./text-section.form.ts")).textSectionForm,
    explain: async () => (await import("./text-section.zod.js")).explainTextSection,
  },
  "tyre-hotel": {
    label: "Tyre hotel",
    category: "Flows",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title"],
    form: async () => (await import("./tyre-hotel.form.ts")).tyreHotelForm,
    explain: async () => (await import("./tyre-hotel.zod.js")).explainTyreHotel,
  },
  "workshop-booking": {
    label: "Workshop booking",
    category: "Flows",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "personalPlate"],
    form: async () => (await import("./workshop-booking.form.ts")).workshopBookingForm,
    explain: async () => (await import("./workshop-booking.zod.js")).explainWorkshopBooking,
  },
  "youtube-video": {
    label: "Youtube video",
    category: "Text and media",
    version: 1,
    areas: ["main"],
    placeholders: {},
    texts: ["title", "youtubeId"],
    form: async () => (await import("./youtube-video.form.ts")).youtubeVideoForm,
    explain: async () => (await import("./youtube-video.zod.js")).explainYoutubeVideo,
  },
}

/** The fields of pages. */
export const pages: PageEditing = {
  all: {
    form: async () => (await import("./pages.page-fields.form.ts")).pageFieldsForm,
    explain: async () => (await import("./page.zod.js")).explainPageFields,
  },
  templates: {
    DealershipPage: {
      label: "Dealership page",
      form: async () => (await import("./pages.dealership-page.form.ts")).dealershipPageForm,
      explain: async () => (await import("./pages.zod.js")).explainDealershipPage,
    },
    StoryPage: {
      label: "Story page",
      form: async () => (await import("./pages.story-page.form.ts")).storyPageForm,
      explain: async () => (await import("./pages.zod.js")).explainStoryPage,
    },
  },
}

/** Loads the fixes that an editor can apply with one click. */
export const fixes = () => import("./fixes.js")
