// Generated from the imports of packages/blocks/src/*/*.tsx by @forecourt/codegen. Do not edit: change those files, then run `npm run generate`.
import type { BlockStyles } from "@forecourt/renderer"
import * as kitIcons from "@forecourt/ui-kit/css/icons.css"
import * as kitVideoFacade from "@forecourt/ui-kit/css/video-facade.css"
import * as kitFilm from "@forecourt/ui-kit/css/film.css"
import * as stylesButton from "../styles/button.module.css"
import * as stylesProse from "../styles/prose.module.css"
import * as stylesSection from "../styles/section.module.css"
import * as blurb from "../blurb/blurb.module.css"
import * as kitBreadcrumb from "@forecourt/ui-kit/css/breadcrumb.css"
import * as breadcrumb from "../breadcrumb/breadcrumb.module.css"
import * as kitChips from "@forecourt/ui-kit/css/chips.css"
import * as kitVisuallyHidden from "@forecourt/ui-kit/css/visually-hidden.css"
import * as kitFilterDrawer from "@forecourt/ui-kit/css/filter-drawer.css"
import * as kitLoadMore from "@forecourt/ui-kit/css/load-more.css"
import * as kitResultProgress from "@forecourt/ui-kit/css/result-progress.css"
import * as kitSearchField from "@forecourt/ui-kit/css/search-field.css"
import * as kitSkeleton from "@forecourt/ui-kit/css/skeleton.css"
import * as kitField from "@forecourt/ui-kit/css/field.css"
import * as kitSelect from "@forecourt/ui-kit/css/select.css"
import * as kitSort from "@forecourt/ui-kit/css/sort.css"
import * as stockCarCard from "../stock/car-card.module.css"
import * as stockCarCardShape from "../stock/car-card-shape.module.css"
import * as stockCarPicture from "../stock/car-picture.module.css"
import * as kitAccordion from "@forecourt/ui-kit/css/accordion.css"
import * as kitClamp from "@forecourt/ui-kit/css/clamp.css"
import * as kitCheckbox from "@forecourt/ui-kit/css/checkbox.css"
import * as kitFacetList from "@forecourt/ui-kit/css/facet-list.css"
import * as kitSlider from "@forecourt/ui-kit/css/slider.css"
import * as kitRangeSlider from "@forecourt/ui-kit/css/range-slider.css"
import * as carListCarsNear from "../car-list/cars-near.module.css"
import * as carListFacetMark from "../car-list/facet-mark.module.css"
import * as stylesUnfold from "../styles/unfold.module.css"
import * as carListCarFilters from "../car-list/car-filters.module.css"
import * as carListNotice from "../car-list/car-list-notice.module.css"
import * as stockCarGrid from "../stock/car-grid.module.css"
import * as carList from "../car-list/car-list.module.css"
import * as carListBar from "../car-list/car-list-bar.module.css"
import * as stockCarBadges from "../stock/car-badges.module.css"
import * as stockCarPrice from "../stock/car-price.module.css"
import * as stockRoundBox from "../stock/round-box.module.css"
import * as stylesCover from "../styles/cover.module.css"
import * as carListSavedSearches from "../car-list/saved-searches.module.css"
import * as formsPrivacyNotice from "../forms/privacy-notice.module.css"
import * as carListSearchAlert from "../car-list/search-alert.module.css"
import * as kitDialog from "@forecourt/ui-kit/css/dialog.css"
import * as kitCompareBar from "@forecourt/ui-kit/css/compare-bar.css"
import * as stockCarComparison from "../stock/car-comparison.module.css"
import * as stockCarComparisonHeads from "../stock/car-comparison-heads.module.css"
import * as stockNoCars from "../stock/no-cars.module.css"
import * as stockOnlyDifferences from "../stock/only-differences.module.css"
import * as compareBar from "../stock/compare/compare-bar.module.css"
import * as savedCars from "../stock/saved/saved-cars.module.css"
import * as stylesCard from "../styles/card.module.css"
import * as carModelCard from "../car-model-card/car-model-card.module.css"
import * as kitForm from "@forecourt/ui-kit/css/form.css"
import * as kitTextArea from "@forecourt/ui-kit/css/text-area.css"
import * as formsMessageForm from "../forms/message-form.module.css"
import * as stylesNotice from "../styles/notice.module.css"
import * as kitRadioCards from "@forecourt/ui-kit/css/radio-cards.css"
import * as carPageFinanceComparison from "../car-page/finance-comparison.module.css"
import * as kitNumberField from "@forecourt/ui-kit/css/number-field.css"
import * as stockSums from "../stock/sums.module.css"
import * as carPageFinancePartExchange from "../car-page/finance-part-exchange.module.css"
import * as carPageFinanceQuote from "../car-page/finance-quote.module.css"
import * as stylesLink from "../styles/link.module.css"
import * as stockBackLink from "../stock/back-link.module.css"
import * as calculatorFiguresHelp from "../stock/calculator/figures-help.module.css"
import * as calculator from "../stock/calculator/calculator.module.css"
import * as calculatorPaymentPlan from "../stock/calculator/payment-plan.module.css"
import * as calculatorWaysComparison from "../stock/calculator/ways-comparison.module.css"
import * as kitArrows from "@forecourt/ui-kit/css/arrows.css"
import * as kitCarousel from "@forecourt/ui-kit/css/carousel.css"
import * as kitLightbox from "@forecourt/ui-kit/css/lightbox.css"
import * as carPageCarGallery from "../car-page/car-gallery.module.css"
import * as kitViewer360 from "@forecourt/ui-kit/css/viewer-360.css"
import * as carPageCarMedia from "../car-page/car-media.module.css"
import * as dealershipOpeningNow from "../stock/dealership/opening-now.module.css"
import * as compareBox from "../stock/compare/compare-box.module.css"
import * as dealershipContact from "../stock/dealership/dealership-contact.module.css"
import * as dealershipReachLinks from "../stock/dealership/reach-links.module.css"
import * as carPagePriceNotes from "../car-page/price-notes.module.css"
import * as stockBadge from "../stock/badge.module.css"
import * as stockPriceBox from "../stock/price-box.module.css"
import * as carPageCarFacts from "../car-page/car-facts.module.css"
import * as carPageOfferedAt from "../car-page/offered-at.module.css"
import * as kitHandleRow from "@forecourt/ui-kit/css/handle-row.css"
import * as carPage from "../car-page/car-page.module.css"
import * as carPageCarColumns from "../car-page/car-columns.module.css"
import * as kitScroller from "@forecourt/ui-kit/css/scroller.css"
import * as stockWindowWide from "../stock/window-wide.module.css"
import * as stylesTeasers from "../styles/teasers.module.css"
import * as carousel from "../carousel/carousel.module.css"
import * as kitCarOfTheWeek from "@forecourt/ui-kit/css/car-of-the-week.css"
import * as carsOfTheWeek from "../cars-of-the-week/cars-of-the-week.module.css"
import * as comparePage from "../compare-page/compare-page.module.css"
import * as kitCopyButton from "@forecourt/ui-kit/css/copy-button.css"
import * as contactLink from "../contact/contact-link.module.css"
import * as contactChoices from "../contact-choices/contact-choices.module.css"
import * as contactPerson from "../contact-person/contact-person.module.css"
import * as kitCountdown from "@forecourt/ui-kit/css/countdown.css"
import * as countdownTimer from "../countdown-timer/countdown-timer.module.css"
import * as ctaBanner from "../cta-banner/cta-banner.module.css"
import * as dealershipGrid from "../stock/dealership/dealership-grid.module.css"
import * as dealershipList from "../dealership-list/dealership-list.module.css"
import * as dealershipCard from "../stock/dealership/dealership-card.module.css"
import * as kitMap from "@forecourt/ui-kit/css/map.css"
import * as dealershipPageDepartmentCard from "../dealership-page/department-card.module.css"
import * as dealershipPage from "../dealership-page/dealership-page.module.css"
import * as faqList from "../faq-list/faq-list.module.css"
import * as fileDownloadList from "../file-download-list/file-download-list.module.css"
import * as footerBrands from "../footer/footer-brands.module.css"
import * as footer from "../footer/footer.module.css"
import * as groupSites from "../group-sites/group-sites.module.css"
import * as heroBannerHeroSearch from "../hero-banner/hero-search.module.css"
import * as heroBanner from "../hero-banner/hero-banner.module.css"
import * as highlightList from "../highlight-list/highlight-list.module.css"
import * as formsFormSection from "../forms/form-section.module.css"
import * as kitEmbeddedForm from "@forecourt/ui-kit/css/embedded-form.css"
import * as consentFormGate from "../consent/form-gate.module.css"
import * as legalInfo from "../legal-info/legal-info.module.css"
import * as kitDrawer from "@forecourt/ui-kit/css/drawer.css"
import * as kitDrillDown from "@forecourt/ui-kit/css/drill-down.css"
import * as navigationBarBar from "../navigation-bar/bar.module.css"
import * as navigationBarDrawer from "../navigation-bar/drawer.module.css"
import * as kitLanguageSwitch from "@forecourt/ui-kit/css/language-switch.css"
import * as kitAlertBar from "@forecourt/ui-kit/css/alert-bar.css"
import * as navigationBarAlert from "../navigation-bar/alert.module.css"
import * as kitNavigation from "@forecourt/ui-kit/css/navigation.css"
import * as kitPriorityMore from "@forecourt/ui-kit/css/priority-more.css"
import * as navigationBarPanel from "../navigation-bar/panel.module.css"
import * as megaMenuNavigation from "../mega-menu-navigation/mega-menu-navigation.module.css"
import * as navigation from "../navigation/navigation.module.css"
import * as newsBanner from "../news-banner/news-banner.module.css"
import * as picture from "../picture/picture.module.css"
import * as quote from "../quote/quote.module.css"
import * as kitScrollToTop from "@forecourt/ui-kit/css/scroll-to-top.css"
import * as scrollToTop from "../scroll-to-top/scroll-to-top.module.css"
import * as kitCheckboxGroup from "@forecourt/ui-kit/css/checkbox-group.css"
import * as kitCalendar from "@forecourt/ui-kit/css/calendar.css"
import * as kitDateField from "@forecourt/ui-kit/css/date-field.css"
import * as socialMedia from "../social-media/social-media.module.css"
import * as spacer from "../spacer/spacer.module.css"
import * as kitEqualRow from "@forecourt/ui-kit/css/equal-row.css"
import * as stageRow from "../stage-row/stage-row.module.css"
import * as statistic from "../statistic/statistic.module.css"
import * as kitTagFilter from "@forecourt/ui-kit/css/tag-filter.css"
import * as articlesArticleCard from "../articles/article-card.module.css"
import * as storiesList from "../stories-list/stories-list.module.css"
import * as storiesTeaser from "../stories-teaser/stories-teaser.module.css"
import * as storyPage from "../story-page/story-page.module.css"
import * as swedishLoan from "../swedish-loan/swedish-loan.module.css"
import * as table from "../table/table.module.css"
import * as kitTabs from "@forecourt/ui-kit/css/tabs.css"
import * as tabs from "../tabs/tabs.module.css"
import * as textSection from "../text-section/text-section.module.css"
import * as kitLoadingOverlay from "@forecourt/ui-kit/css/loading-overlay.css"
import * as kitPlateField from "@forecourt/ui-kit/css/plate-field.css"
import * as tyreHotel from "../tyre-hotel/tyre-hotel.module.css"
import * as kitOtpField from "@forecourt/ui-kit/css/otp-field.css"
import * as tyreHotelPages from "../tyre-hotel/pages.module.css"
import * as kitRating from "@forecourt/ui-kit/css/rating.css"
import * as tyreHotelTyre from "../tyre-hotel/tyre.module.css"
import * as kitSlot from "@forecourt/ui-kit/css/slot.css"
import * as kitTimeSlotGrid from "@forecourt/ui-kit/css/time-slot-grid.css"
import * as kitContactFields from "@forecourt/ui-kit/css/contact-fields.css"
import * as tyreHotelBooking from "../tyre-hotel/booking.module.css"
import * as kitSteps from "@forecourt/ui-kit/css/steps.css"
import * as kitCombobox from "@forecourt/ui-kit/css/combobox.css"
import * as workshopBookingCarStep from "../workshop-booking/car-step.module.css"
import * as kitServiceChoice from "@forecourt/ui-kit/css/service-choice.css"
import * as kitUnitSelector from "@forecourt/ui-kit/css/unit-selector.css"
import * as workshopBookingOfferingsStep from "../workshop-booking/offerings-step.module.css"
import * as kitWeekSelector from "@forecourt/ui-kit/css/week-selector.css"
import * as workshopBookingTimeStep from "../workshop-booking/time-step.module.css"
import * as kitStreamList from "@forecourt/ui-kit/css/stream-list.css"
import * as kitBottomSheet from "@forecourt/ui-kit/css/bottom-sheet.css"
import * as workshopBookingSummary from "../workshop-booking/summary.module.css"
import * as workshopBookingConfirmation from "../workshop-booking/confirmation.module.css"
import * as workshopBookingLaterSteps from "../workshop-booking/later-steps.module.css"
import * as workshopBookingFlow from "../workshop-booking/workshop-booking-flow.module.css"
import * as workshopBooking from "../workshop-booking/workshop-booking.module.css"
import * as youtubeVideo from "../youtube-video/youtube-video.module.css"

/** The style sheets of each block: those of the kit's parts and of its islands, then the block's own. */
export const styles: BlockStyles = {
  blurb: [kitIcons, kitVideoFacade, kitFilm, stylesButton, stylesProse, stylesSection, blurb],
  breadcrumb: [kitBreadcrumb, breadcrumb],
  "car-list": [
    kitIcons,
    stylesButton,
    kitChips,
    kitVisuallyHidden,
    kitFilterDrawer,
    kitLoadMore,
    kitResultProgress,
    kitSearchField,
    kitSkeleton,
    kitField,
    kitSelect,
    kitSort,
    stockCarCard,
    stockCarCardShape,
    stockCarPicture,
    kitAccordion,
    kitClamp,
    kitCheckbox,
    kitFacetList,
    kitSlider,
    kitRangeSlider,
    carListCarsNear,
    carListFacetMark,
    stylesUnfold,
    carListCarFilters,
    carListNotice,
    stockCarGrid,
    carList,
    carListBar,
    stockCarBadges,
    stockCarPrice,
    stockRoundBox,
    stylesCover,
    carListSavedSearches,
    formsPrivacyNotice,
    carListSearchAlert,
    kitDialog,
    kitCompareBar,
    stockCarComparison,
    stockCarComparisonHeads,
    stockNoCars,
    stockOnlyDifferences,
    compareBar,
    savedCars,
  ],
  "car-model-card": [stylesButton, stylesCover, stylesCard, carModelCard],
  "car-page": [
    kitIcons,
    stylesButton,
    stylesSection,
    kitVisuallyHidden,
    kitSkeleton,
    kitField,
    kitSelect,
    stockCarCard,
    stockCarPicture,
    kitAccordion,
    kitClamp,
    kitCheckbox,
    kitSlider,
    stylesUnfold,
    stockCarBadges,
    stockCarPrice,
    stockRoundBox,
    stylesCover,
    formsPrivacyNotice,
    kitDialog,
    kitCompareBar,
    stockCarComparison,
    stockCarComparisonHeads,
    stockNoCars,
    stockOnlyDifferences,
    compareBar,
    savedCars,
    kitForm,
    kitTextArea,
    formsMessageForm,
    stylesNotice,
    kitRadioCards,
    carPageFinanceComparison,
    kitNumberField,
    stockSums,
    carPageFinancePartExchange,
    carPageFinanceQuote,
    stylesLink,
    stockBackLink,
    calculatorFiguresHelp,
    calculator,
    calculatorPaymentPlan,
    calculatorWaysComparison,
    kitArrows,
    kitCarousel,
    kitLightbox,
    carPageCarGallery,
    kitViewer360,
    carPageCarMedia,
    dealershipOpeningNow,
    compareBox,
    dealershipContact,
    dealershipReachLinks,
    carPagePriceNotes,
    stockBadge,
    stockPriceBox,
    carPageCarFacts,
    carPageOfferedAt,
    kitHandleRow,
    carPage,
    carPageCarColumns,
  ],
  "car-teasers": [
    kitIcons,
    stylesButton,
    stylesSection,
    kitVisuallyHidden,
    stockCarCard,
    stockCarPicture,
    stockCarGrid,
    stockCarBadges,
    stockCarPrice,
    stockRoundBox,
    stylesCover,
    kitArrows,
    kitScroller,
    stockWindowWide,
    stylesTeasers,
  ],
  carousel: [kitIcons, stylesButton, stylesSection, kitArrows, kitCarousel, carousel],
  "cars-of-the-week": [
    kitIcons,
    stylesSection,
    kitVisuallyHidden,
    stockCarCard,
    stockCarPicture,
    stockCarBadges,
    stockCarPrice,
    stockRoundBox,
    stylesCover,
    kitArrows,
    kitCarousel,
    stockWindowWide,
    kitCarOfTheWeek,
    carsOfTheWeek,
  ],
  "compare-page": [
    kitIcons,
    stylesButton,
    kitVisuallyHidden,
    stockCarPicture,
    stockCarPrice,
    stockCarComparison,
    stockCarComparisonHeads,
    stockNoCars,
    stockOnlyDifferences,
    stylesLink,
    comparePage,
  ],
  "contact-choices": [
    kitIcons,
    stylesButton,
    stylesSection,
    dealershipOpeningNow,
    kitCopyButton,
    contactLink,
    contactChoices,
  ],
  "contact-person": [kitIcons, stylesSection, kitCopyButton, contactLink, contactPerson],
  "countdown-timer": [stylesButton, stylesSection, kitCountdown, countdownTimer],
  "cta-banner": [stylesButton, stylesSection, ctaBanner],
  "dealership-list": [
    kitIcons,
    stylesButton,
    stylesSection,
    kitSearchField,
    stylesLink,
    dealershipOpeningNow,
    dealershipGrid,
    dealershipList,
    dealershipCard,
  ],
  "dealership-page": [
    kitIcons,
    stylesButton,
    stylesSection,
    kitVisuallyHidden,
    stockCarCard,
    stockCarPicture,
    stylesUnfold,
    stockCarBadges,
    stockCarPrice,
    stockRoundBox,
    stylesCover,
    stylesLink,
    stockBackLink,
    kitArrows,
    dealershipOpeningNow,
    dealershipContact,
    dealershipReachLinks,
    kitScroller,
    stockWindowWide,
    kitMap,
    dealershipPageDepartmentCard,
    dealershipPage,
  ],
  "dealership-teasers": [
    stylesButton,
    stylesSection,
    stylesLink,
    dealershipOpeningNow,
    stylesTeasers,
    dealershipGrid,
    dealershipCard,
  ],
  "faq-list": [stylesButton, stylesProse, stylesSection, kitAccordion, faqList],
  "file-download-list": [kitIcons, stylesProse, stylesSection, kitClamp, fileDownloadList],
  footer: [kitIcons, kitCopyButton, contactLink, footerBrands, footer],
  "group-sites": [stylesSection, groupSites],
  "hero-banner": [kitIcons, kitFilm, stylesButton, kitSearchField, heroBannerHeroSearch, heroBanner],
  "highlight-list": [kitIcons, stylesButton, stylesProse, stylesSection, highlightList],
  "hubspot-form": [
    kitIcons,
    stylesProse,
    stylesSection,
    kitCopyButton,
    contactLink,
    formsFormSection,
    kitEmbeddedForm,
    consentFormGate,
  ],
  "jotform-form": [
    kitIcons,
    stylesProse,
    stylesSection,
    kitCopyButton,
    contactLink,
    formsFormSection,
    kitEmbeddedForm,
    consentFormGate,
  ],
  "legal-info": [kitIcons, stylesProse, kitCopyButton, contactLink, legalInfo],
  "mega-menu-navigation": [
    kitIcons,
    kitVisuallyHidden,
    kitDrawer,
    kitDrillDown,
    navigationBarBar,
    navigationBarDrawer,
    kitLanguageSwitch,
    kitAlertBar,
    navigationBarAlert,
    kitNavigation,
    kitPriorityMore,
    navigationBarPanel,
    megaMenuNavigation,
  ],
  navigation: [
    kitIcons,
    kitVisuallyHidden,
    kitDrawer,
    kitDrillDown,
    navigationBarBar,
    navigationBarDrawer,
    kitLanguageSwitch,
    kitAlertBar,
    navigationBarAlert,
    kitNavigation,
    kitPriorityMore,
    navigationBarPanel,
    navigation,
  ],
  "news-banner": [stylesButton, newsBanner],
  picture: [picture],
  quote: [stylesSection, quote],
  "scroll-to-top": [kitIcons, kitScrollToTop, scrollToTop],
  "sell-car-form": [
    kitIcons,
    stylesButton,
    stylesProse,
    stylesSection,
    kitVisuallyHidden,
    kitField,
    formsPrivacyNotice,
    kitForm,
    kitTextArea,
    formsMessageForm,
    stylesNotice,
    kitRadioCards,
    kitCopyButton,
    contactLink,
    formsFormSection,
  ],
  "service-request-form": [
    kitIcons,
    stylesButton,
    stylesProse,
    stylesSection,
    kitVisuallyHidden,
    kitField,
    kitSelect,
    kitCheckbox,
    formsPrivacyNotice,
    kitForm,
    kitTextArea,
    formsMessageForm,
    stylesNotice,
    kitArrows,
    kitCopyButton,
    contactLink,
    formsFormSection,
    kitCheckboxGroup,
    kitCalendar,
    kitDateField,
  ],
  "social-media": [kitIcons, socialMedia],
  spacer: [spacer],
  "stage-row": [stylesButton, stylesProse, stylesSection, stylesCover, stylesCard, kitEqualRow, stageRow],
  statistic: [statistic],
  "stories-list": [kitLoadMore, stylesCover, stylesCard, kitTagFilter, articlesArticleCard, storiesList],
  "stories-teaser": [stylesButton, stylesCover, stylesCard, articlesArticleCard, storiesTeaser],
  "story-page": [stylesProse, stylesCover, stylesCard, articlesArticleCard, storyPage],
  "swedish-loan": [kitIcons, stylesButton, stylesProse, stylesSection, stockSums, swedishLoan],
  table: [table],
  tabs: [stylesButton, stylesProse, stylesSection, kitTabs, tabs],
  "text-section": [stylesButton, stylesProse, stylesSection, textSection],
  "tyre-hotel": [
    kitIcons,
    stylesButton,
    stylesProse,
    stylesSection,
    kitVisuallyHidden,
    kitField,
    stylesLink,
    kitArrows,
    kitCopyButton,
    contactLink,
    kitCalendar,
    kitLoadingOverlay,
    kitPlateField,
    tyreHotel,
    kitOtpField,
    tyreHotelPages,
    kitRating,
    tyreHotelTyre,
    kitSlot,
    kitTimeSlotGrid,
    kitContactFields,
    tyreHotelBooking,
  ],
  "workshop-booking": [
    kitIcons,
    stylesButton,
    stylesProse,
    stylesSection,
    kitVisuallyHidden,
    kitSkeleton,
    kitField,
    kitSelect,
    kitSort,
    kitCheckbox,
    stylesUnfold,
    formsPrivacyNotice,
    kitForm,
    kitTextArea,
    stylesNotice,
    stylesLink,
    kitArrows,
    kitCopyButton,
    contactLink,
    kitMap,
    kitLoadingOverlay,
    kitPlateField,
    kitSlot,
    kitSteps,
    kitCombobox,
    workshopBookingCarStep,
    kitServiceChoice,
    kitUnitSelector,
    workshopBookingOfferingsStep,
    kitWeekSelector,
    workshopBookingTimeStep,
    kitStreamList,
    kitBottomSheet,
    workshopBookingSummary,
    workshopBookingConfirmation,
    workshopBookingLaterSteps,
    workshopBookingFlow,
    workshopBooking,
  ],
  "youtube-video": [kitIcons, kitVideoFacade, stylesProse, stylesSection, youtubeVideo],
}
