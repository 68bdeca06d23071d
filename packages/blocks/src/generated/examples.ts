// Generated from schemas/blocks/*/examples by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import blurbChargingOnDark from "@forecourt/schemas/blocks/blurb/examples/charging-on-dark.json" with { type: "json" }
import blurbDefault from "@forecourt/schemas/blocks/blurb/examples/default.json" with { type: "json" }
import blurbEdgeEmptyRichText from "@forecourt/schemas/blocks/blurb/examples/edge/empty-rich-text.json" with {
  type: "json",
}
import blurbEdgeImageFilmAndYoutube from "@forecourt/schemas/blocks/blurb/examples/edge/image-film-and-youtube.json" with {
  type: "json",
}
import blurbEdgeImageOnly from "@forecourt/schemas/blocks/blurb/examples/edge/image-only.json" with { type: "json" }
import blurbEdgeLinkWithoutText from "@forecourt/schemas/blocks/blurb/examples/edge/link-without-text.json" with {
  type: "json",
}
import blurbEdgeLongFinnish from "@forecourt/schemas/blocks/blurb/examples/edge/long-finnish.json" with { type: "json" }
import blurbEdgeMailLink from "@forecourt/schemas/blocks/blurb/examples/edge/mail-link.json" with { type: "json" }
import blurbEdgeMissingImage from "@forecourt/schemas/blocks/blurb/examples/edge/missing-image.json" with {
  type: "json",
}
import blurbEdgeNoFields from "@forecourt/schemas/blocks/blurb/examples/edge/no-fields.json" with { type: "json" }
import blurbEdgePastedFromADocument from "@forecourt/schemas/blocks/blurb/examples/edge/pasted-from-a-document.json" with {
  type: "json",
}
import blurbEdgePhoneImageOnly from "@forecourt/schemas/blocks/blurb/examples/edge/phone-image-only.json" with {
  type: "json",
}
import blurbEdgeRichTextOfEveryKind from "@forecourt/schemas/blocks/blurb/examples/edge/rich-text-of-every-kind.json" with {
  type: "json",
}
import blurbEdgeVideoWithControls from "@forecourt/schemas/blocks/blurb/examples/edge/video-with-controls.json" with {
  type: "json",
}
import blurbEdgeVideo from "@forecourt/schemas/blocks/blurb/examples/edge/video.json" with { type: "json" }
import blurbEdgeYoutubeWithoutImage from "@forecourt/schemas/blocks/blurb/examples/edge/youtube-without-image.json" with {
  type: "json",
}
import blurbFilm from "@forecourt/schemas/blocks/blurb/examples/film.json" with { type: "json" }
import blurbInvalidColourByName from "@forecourt/schemas/blocks/blurb/examples/invalid/colour-by-name.json" with {
  type: "json",
}
import blurbInvalidFilmOfNegativeSize from "@forecourt/schemas/blocks/blurb/examples/invalid/film-of-negative-size.json" with {
  type: "json",
}
import blurbInvalidReverseAsText from "@forecourt/schemas/blocks/blurb/examples/invalid/reverse-as-text.json" with {
  type: "json",
}
import blurbInvalidRichTextAsText from "@forecourt/schemas/blocks/blurb/examples/invalid/rich-text-as-text.json" with {
  type: "json",
}
import blurbInvalidUnknownField from "@forecourt/schemas/blocks/blurb/examples/invalid/unknown-field.json" with {
  type: "json",
}
import blurbInvalidYoutubeAddress from "@forecourt/schemas/blocks/blurb/examples/invalid/youtube-address.json" with {
  type: "json",
}
import blurbTyreHotelReversed from "@forecourt/schemas/blocks/blurb/examples/tyre-hotel-reversed.json" with {
  type: "json",
}
import blurbWorkshop from "@forecourt/schemas/blocks/blurb/examples/workshop.json" with { type: "json" }
import breadcrumbDefaultData from "@forecourt/schemas/blocks/breadcrumb/data/default.json" with { type: "json" }
import breadcrumbEdgeFirstLevelData from "@forecourt/schemas/blocks/breadcrumb/data/edge/first-level.json" with {
  type: "json",
}
import breadcrumbEdgeHomeData from "@forecourt/schemas/blocks/breadcrumb/data/edge/home.json" with { type: "json" }
import breadcrumbEdgeLongData from "@forecourt/schemas/blocks/breadcrumb/data/edge/long.json" with { type: "json" }
import breadcrumbDefault from "@forecourt/schemas/blocks/breadcrumb/examples/default.json" with { type: "json" }
import breadcrumbEdgeFirstLevel from "@forecourt/schemas/blocks/breadcrumb/examples/edge/first-level.json" with {
  type: "json",
}
import breadcrumbEdgeHome from "@forecourt/schemas/blocks/breadcrumb/examples/edge/home.json" with { type: "json" }
import breadcrumbEdgeLong from "@forecourt/schemas/blocks/breadcrumb/examples/edge/long.json" with { type: "json" }
import breadcrumbEdgeNothing from "@forecourt/schemas/blocks/breadcrumb/examples/edge/nothing.json" with {
  type: "json",
}
import breadcrumbInvalidUnknownField from "@forecourt/schemas/blocks/breadcrumb/examples/invalid/unknown-field.json" with {
  type: "json",
}
import carListEdgeBeyondData from "@forecourt/schemas/blocks/car-list/data/edge/beyond.json" with { type: "json" }
import carListEdgeNoCarsData from "@forecourt/schemas/blocks/car-list/data/edge/no-cars.json" with { type: "json" }
import carListWithCarsData from "@forecourt/schemas/blocks/car-list/data/with-cars.json" with { type: "json" }
import carListDefault from "@forecourt/schemas/blocks/car-list/examples/default.json" with { type: "json" }
import carListEdgeBeyond from "@forecourt/schemas/blocks/car-list/examples/edge/beyond.json" with { type: "json" }
import carListEdgeNoCars from "@forecourt/schemas/blocks/car-list/examples/edge/no-cars.json" with { type: "json" }
import carListInvalidValueMissing from "@forecourt/schemas/blocks/car-list/examples/invalid/value-missing.json" with {
  type: "json",
}
import carListUsedElectric from "@forecourt/schemas/blocks/car-list/examples/used-electric.json" with { type: "json" }
import carListWithCars from "@forecourt/schemas/blocks/car-list/examples/with-cars.json" with { type: "json" }
import carModelCardCampaign from "@forecourt/schemas/blocks/car-model-card/examples/campaign.json" with { type: "json" }
import carModelCardCityCar from "@forecourt/schemas/blocks/car-model-card/examples/city-car.json" with { type: "json" }
import carModelCardDefault from "@forecourt/schemas/blocks/car-model-card/examples/default.json" with { type: "json" }
import carModelCardEdgeCampaignWithoutLabel from "@forecourt/schemas/blocks/car-model-card/examples/edge/campaign-without-label.json" with {
  type: "json",
}
import carModelCardEdgeEmptyLabelAndValue from "@forecourt/schemas/blocks/car-model-card/examples/edge/empty-label-and-value.json" with {
  type: "json",
}
import carModelCardEdgeEmptyTexts from "@forecourt/schemas/blocks/car-model-card/examples/edge/empty-texts.json" with {
  type: "json",
}
import carModelCardEdgeLabelWithoutCampaign from "@forecourt/schemas/blocks/car-model-card/examples/edge/label-without-campaign.json" with {
  type: "json",
}
import carModelCardEdgeLongFinnish from "@forecourt/schemas/blocks/car-model-card/examples/edge/long-finnish.json" with {
  type: "json",
}
import carModelCardEdgeNoFacts from "@forecourt/schemas/blocks/car-model-card/examples/edge/no-facts.json" with {
  type: "json",
}
import carModelCardEdgeNoImage from "@forecourt/schemas/blocks/car-model-card/examples/edge/no-image.json" with {
  type: "json",
}
import carModelCardEdgeNoLink from "@forecourt/schemas/blocks/car-model-card/examples/edge/no-link.json" with {
  type: "json",
}
import carModelCardEdgeSameLabelTwice from "@forecourt/schemas/blocks/car-model-card/examples/edge/same-label-twice.json" with {
  type: "json",
}
import carModelCardElectricSuv from "@forecourt/schemas/blocks/car-model-card/examples/electric-suv.json" with {
  type: "json",
}
import carModelCardInvalidFactAsNumber from "@forecourt/schemas/blocks/car-model-card/examples/invalid/fact-as-number.json" with {
  type: "json",
}
import carModelCardInvalidFactWithoutValue from "@forecourt/schemas/blocks/car-model-card/examples/invalid/fact-without-value.json" with {
  type: "json",
}
import carModelCardInvalidFiveFacts from "@forecourt/schemas/blocks/car-model-card/examples/invalid/five-facts.json" with {
  type: "json",
}
import carModelCardInvalidImageWidthAsText from "@forecourt/schemas/blocks/car-model-card/examples/invalid/image-width-as-text.json" with {
  type: "json",
}
import carModelCardInvalidNoTitle from "@forecourt/schemas/blocks/car-model-card/examples/invalid/no-title.json" with {
  type: "json",
}
import carModelCardInvalidUnknownField from "@forecourt/schemas/blocks/car-model-card/examples/invalid/unknown-field.json" with {
  type: "json",
}
import carPageDefaultData from "@forecourt/schemas/blocks/car-page/data/default.json" with { type: "json" }
import carPageGoneData from "@forecourt/schemas/blocks/car-page/data/gone.json" with { type: "json" }
import carPageSampleData from "@forecourt/schemas/blocks/car-page/data/sample.json" with { type: "json" }
import carPageDefault from "@forecourt/schemas/blocks/car-page/examples/default.json" with { type: "json" }
import carPageGone from "@forecourt/schemas/blocks/car-page/examples/gone.json" with { type: "json" }
import carPageSample from "@forecourt/schemas/blocks/car-page/examples/sample.json" with { type: "json" }
import carTeasersDefaultData from "@forecourt/schemas/blocks/car-teasers/data/default.json" with { type: "json" }
import carTeasersEdgeNoCarsData from "@forecourt/schemas/blocks/car-teasers/data/edge/no-cars.json" with {
  type: "json",
}
import carTeasersEdgeOneCarData from "@forecourt/schemas/blocks/car-teasers/data/edge/one-car.json" with {
  type: "json",
}
import carTeasersListData from "@forecourt/schemas/blocks/car-teasers/data/list.json" with { type: "json" }
import carTeasersDefault from "@forecourt/schemas/blocks/car-teasers/examples/default.json" with { type: "json" }
import carTeasersEdgeNoCars from "@forecourt/schemas/blocks/car-teasers/examples/edge/no-cars.json" with {
  type: "json",
}
import carTeasersEdgeNoFields from "@forecourt/schemas/blocks/car-teasers/examples/edge/no-fields.json" with {
  type: "json",
}
import carTeasersEdgeOneCar from "@forecourt/schemas/blocks/car-teasers/examples/edge/one-car.json" with {
  type: "json",
}
import carTeasersEdgeSearchFailed from "@forecourt/schemas/blocks/car-teasers/examples/edge/search-failed.json" with {
  type: "json",
}
import carTeasersInvalidNumberMissing from "@forecourt/schemas/blocks/car-teasers/examples/invalid/number-missing.json" with {
  type: "json",
}
import carTeasersInvalidNumberWithLetters from "@forecourt/schemas/blocks/car-teasers/examples/invalid/number-with-letters.json" with {
  type: "json",
}
import carTeasersInvalidTooMany from "@forecourt/schemas/blocks/car-teasers/examples/invalid/too-many.json" with {
  type: "json",
}
import carTeasersInvalidUnknownField from "@forecourt/schemas/blocks/car-teasers/examples/invalid/unknown-field.json" with {
  type: "json",
}
import carTeasersList from "@forecourt/schemas/blocks/car-teasers/examples/list.json" with { type: "json" }
import carouselChangedByHand from "@forecourt/schemas/blocks/carousel/examples/changed-by-hand.json" with {
  type: "json",
}
import carouselDefault from "@forecourt/schemas/blocks/carousel/examples/default.json" with { type: "json" }
import carouselEdgeLinkElsewhere from "@forecourt/schemas/blocks/carousel/examples/edge/link-elsewhere.json" with {
  type: "json",
}
import carouselEdgeLongFinnish from "@forecourt/schemas/blocks/carousel/examples/edge/long-finnish.json" with {
  type: "json",
}
import carouselEdgeNoSlides from "@forecourt/schemas/blocks/carousel/examples/edge/no-slides.json" with { type: "json" }
import carouselEdgeOneSlide from "@forecourt/schemas/blocks/carousel/examples/edge/one-slide.json" with { type: "json" }
import carouselEdgeOpensThePage from "@forecourt/schemas/blocks/carousel/examples/edge/opens-the-page.json" with {
  type: "json",
}
import carouselEdgePicturesOnly from "@forecourt/schemas/blocks/carousel/examples/edge/pictures-only.json" with {
  type: "json",
}
import carouselInvalidSlideWithoutPicture from "@forecourt/schemas/blocks/carousel/examples/invalid/slide-without-picture.json" with {
  type: "json",
}
import carouselInvalidTooQuick from "@forecourt/schemas/blocks/carousel/examples/invalid/too-quick.json" with {
  type: "json",
}
import carouselInvalidUnknownField from "@forecourt/schemas/blocks/carousel/examples/invalid/unknown-field.json" with {
  type: "json",
}
import carouselNewsFromNorrvik from "@forecourt/schemas/blocks/carousel/examples/news-from-norrvik.json" with {
  type: "json",
}
import carsOfTheWeekDefaultData from "@forecourt/schemas/blocks/cars-of-the-week/data/default.json" with {
  type: "json",
}
import carsOfTheWeekEdgeNoneData from "@forecourt/schemas/blocks/cars-of-the-week/data/edge/none.json" with {
  type: "json",
}
import carsOfTheWeekEdgeTwoData from "@forecourt/schemas/blocks/cars-of-the-week/data/edge/two.json" with {
  type: "json",
}
import carsOfTheWeekOneData from "@forecourt/schemas/blocks/cars-of-the-week/data/one.json" with { type: "json" }
import carsOfTheWeekDefault from "@forecourt/schemas/blocks/cars-of-the-week/examples/default.json" with {
  type: "json",
}
import carsOfTheWeekEdgeNone from "@forecourt/schemas/blocks/cars-of-the-week/examples/edge/none.json" with {
  type: "json",
}
import carsOfTheWeekEdgeSearchFailed from "@forecourt/schemas/blocks/cars-of-the-week/examples/edge/search-failed.json" with {
  type: "json",
}
import carsOfTheWeekEdgeTwo from "@forecourt/schemas/blocks/cars-of-the-week/examples/edge/two.json" with {
  type: "json",
}
import carsOfTheWeekInvalidUnknownField from "@forecourt/schemas/blocks/cars-of-the-week/examples/invalid/unknown-field.json" with {
  type: "json",
}
import carsOfTheWeekOne from "@forecourt/schemas/blocks/cars-of-the-week/examples/one.json" with { type: "json" }
import comparePageDefaultData from "@forecourt/schemas/blocks/compare-page/data/default.json" with { type: "json" }
import comparePageEdgeNoCarsData from "@forecourt/schemas/blocks/compare-page/data/edge/no-cars.json" with {
  type: "json",
}
import comparePageEdgeOneData from "@forecourt/schemas/blocks/compare-page/data/edge/one.json" with { type: "json" }
import comparePageSoldData from "@forecourt/schemas/blocks/compare-page/data/sold.json" with { type: "json" }
import comparePageDefault from "@forecourt/schemas/blocks/compare-page/examples/default.json" with { type: "json" }
import comparePageEdgeFailed from "@forecourt/schemas/blocks/compare-page/examples/edge/failed.json" with {
  type: "json",
}
import comparePageEdgeNoCars from "@forecourt/schemas/blocks/compare-page/examples/edge/no-cars.json" with {
  type: "json",
}
import comparePageEdgeOne from "@forecourt/schemas/blocks/compare-page/examples/edge/one.json" with { type: "json" }
import comparePageSold from "@forecourt/schemas/blocks/compare-page/examples/sold.json" with { type: "json" }
import contactChoicesDefault from "@forecourt/schemas/blocks/contact-choices/examples/default.json" with {
  type: "json",
}
import contactChoicesEdgeLongFinnish from "@forecourt/schemas/blocks/contact-choices/examples/edge/long-finnish.json" with {
  type: "json",
}
import contactChoicesEdgeNoChoices from "@forecourt/schemas/blocks/contact-choices/examples/edge/no-choices.json" with {
  type: "json",
}
import contactChoicesEdgeNoFields from "@forecourt/schemas/blocks/contact-choices/examples/edge/no-fields.json" with {
  type: "json",
}
import contactChoicesEdgeTitleAlone from "@forecourt/schemas/blocks/contact-choices/examples/edge/title-alone.json" with {
  type: "json",
}
import contactChoicesEdgeWithoutPictures from "@forecourt/schemas/blocks/contact-choices/examples/edge/without-pictures.json" with {
  type: "json",
}
import contactChoicesInvalidChoiceWithoutTitle from "@forecourt/schemas/blocks/contact-choices/examples/invalid/choice-without-title.json" with {
  type: "json",
}
import contactChoicesInvalidHoursInWords from "@forecourt/schemas/blocks/contact-choices/examples/invalid/hours-in-words.json" with {
  type: "json",
}
import contactChoicesInvalidSevenChoices from "@forecourt/schemas/blocks/contact-choices/examples/invalid/seven-choices.json" with {
  type: "json",
}
import contactChoicesInvalidUnknownField from "@forecourt/schemas/blocks/contact-choices/examples/invalid/unknown-field.json" with {
  type: "json",
}
import contactChoicesTwoOnSurface from "@forecourt/schemas/blocks/contact-choices/examples/two-on-surface.json" with {
  type: "json",
}
import contactPersonDefault from "@forecourt/schemas/blocks/contact-person/examples/default.json" with { type: "json" }
import contactPersonEdgeLinksWithoutWords from "@forecourt/schemas/blocks/contact-person/examples/edge/links-without-words.json" with {
  type: "json",
}
import contactPersonEdgeLongFinnish from "@forecourt/schemas/blocks/contact-person/examples/edge/long-finnish.json" with {
  type: "json",
}
import contactPersonEdgeNameOnly from "@forecourt/schemas/blocks/contact-person/examples/edge/name-only.json" with {
  type: "json",
}
import contactPersonEdgeNoFields from "@forecourt/schemas/blocks/contact-person/examples/edge/no-fields.json" with {
  type: "json",
}
import contactPersonEdgeNoPeople from "@forecourt/schemas/blocks/contact-person/examples/edge/no-people.json" with {
  type: "json",
}
import contactPersonEdgeOneName from "@forecourt/schemas/blocks/contact-person/examples/edge/one-name.json" with {
  type: "json",
}
import contactPersonInvalidPersonWithoutName from "@forecourt/schemas/blocks/contact-person/examples/invalid/person-without-name.json" with {
  type: "json",
}
import contactPersonInvalidThirteenPeople from "@forecourt/schemas/blocks/contact-person/examples/invalid/thirteen-people.json" with {
  type: "json",
}
import contactPersonInvalidUnknownField from "@forecourt/schemas/blocks/contact-person/examples/invalid/unknown-field.json" with {
  type: "json",
}
import contactPersonOnePersonOnSurface from "@forecourt/schemas/blocks/contact-person/examples/one-person-on-surface.json" with {
  type: "json",
}
import contactPersonTwoPeopleOnDark from "@forecourt/schemas/blocks/contact-person/examples/two-people-on-dark.json" with {
  type: "json",
}
import countdownTimerDefault from "@forecourt/schemas/blocks/countdown-timer/examples/default.json" with {
  type: "json",
}
import countdownTimerEdgeLongFinnish from "@forecourt/schemas/blocks/countdown-timer/examples/edge/long-finnish.json" with {
  type: "json",
}
import countdownTimerEdgeMomentOnly from "@forecourt/schemas/blocks/countdown-timer/examples/edge/moment-only.json" with {
  type: "json",
}
import countdownTimerEdgeMoreThanAHundredDays from "@forecourt/schemas/blocks/countdown-timer/examples/edge/more-than-a-hundred-days.json" with {
  type: "json",
}
import countdownTimerEdgeOverLongAgo from "@forecourt/schemas/blocks/countdown-timer/examples/edge/over-long-ago.json" with {
  type: "json",
}
import countdownTimerInvalidDayWithoutTime from "@forecourt/schemas/blocks/countdown-timer/examples/invalid/day-without-time.json" with {
  type: "json",
}
import countdownTimerInvalidNoMoment from "@forecourt/schemas/blocks/countdown-timer/examples/invalid/no-moment.json" with {
  type: "json",
}
import countdownTimerInvalidUnknownField from "@forecourt/schemas/blocks/countdown-timer/examples/invalid/unknown-field.json" with {
  type: "json",
}
import countdownTimerQuietSurface from "@forecourt/schemas/blocks/countdown-timer/examples/quiet-surface.json" with {
  type: "json",
}
import countdownTimerWinterCampaign from "@forecourt/schemas/blocks/countdown-timer/examples/winter-campaign.json" with {
  type: "json",
}
import ctaBannerDefault from "@forecourt/schemas/blocks/cta-banner/examples/default.json" with { type: "json" }
import ctaBannerEdgeLongFinnish from "@forecourt/schemas/blocks/cta-banner/examples/edge/long-finnish.json" with {
  type: "json",
}
import ctaBannerEdgeNothing from "@forecourt/schemas/blocks/cta-banner/examples/edge/nothing.json" with { type: "json" }
import ctaBannerEdgePhoneNumber from "@forecourt/schemas/blocks/cta-banner/examples/edge/phone-number.json" with {
  type: "json",
}
import ctaBannerEdgePictureAlone from "@forecourt/schemas/blocks/cta-banner/examples/edge/picture-alone.json" with {
  type: "json",
}
import ctaBannerEdgeTitleOnly from "@forecourt/schemas/blocks/cta-banner/examples/edge/title-only.json" with {
  type: "json",
}
import ctaBannerInvalidLinkWithoutAddress from "@forecourt/schemas/blocks/cta-banner/examples/invalid/link-without-address.json" with {
  type: "json",
}
import ctaBannerInvalidUnknownButtonType from "@forecourt/schemas/blocks/cta-banner/examples/invalid/unknown-button-type.json" with {
  type: "json",
}
import ctaBannerInvalidUnknownField from "@forecourt/schemas/blocks/cta-banner/examples/invalid/unknown-field.json" with {
  type: "json",
}
import ctaBannerQuietSurface from "@forecourt/schemas/blocks/cta-banner/examples/quiet-surface.json" with {
  type: "json",
}
import ctaBannerWithPicture from "@forecourt/schemas/blocks/cta-banner/examples/with-picture.json" with { type: "json" }
import dealershipListDefaultData from "@forecourt/schemas/blocks/dealership-list/data/default.json" with {
  type: "json",
}
import dealershipListEdgeNameAloneData from "@forecourt/schemas/blocks/dealership-list/data/edge/name-alone.json" with {
  type: "json",
}
import dealershipListEdgeNearData from "@forecourt/schemas/blocks/dealership-list/data/edge/near.json" with {
  type: "json",
}
import dealershipListEdgeNoneData from "@forecourt/schemas/blocks/dealership-list/data/edge/none.json" with {
  type: "json",
}
import dealershipListEdgeNothingFoundData from "@forecourt/schemas/blocks/dealership-list/data/edge/nothing-found.json" with {
  type: "json",
}
import dealershipListEdgeSearchedData from "@forecourt/schemas/blocks/dealership-list/data/edge/searched.json" with {
  type: "json",
}
import dealershipListWithSearchData from "@forecourt/schemas/blocks/dealership-list/data/with-search.json" with {
  type: "json",
}
import dealershipListDefault from "@forecourt/schemas/blocks/dealership-list/examples/default.json" with {
  type: "json",
}
import dealershipListEdgeNameAlone from "@forecourt/schemas/blocks/dealership-list/examples/edge/name-alone.json" with {
  type: "json",
}
import dealershipListEdgeNear from "@forecourt/schemas/blocks/dealership-list/examples/edge/near.json" with {
  type: "json",
}
import dealershipListEdgeNone from "@forecourt/schemas/blocks/dealership-list/examples/edge/none.json" with {
  type: "json",
}
import dealershipListEdgeNothingFound from "@forecourt/schemas/blocks/dealership-list/examples/edge/nothing-found.json" with {
  type: "json",
}
import dealershipListEdgeSearchFailed from "@forecourt/schemas/blocks/dealership-list/examples/edge/search-failed.json" with {
  type: "json",
}
import dealershipListEdgeSearched from "@forecourt/schemas/blocks/dealership-list/examples/edge/searched.json" with {
  type: "json",
}
import dealershipListInvalidUnknownField from "@forecourt/schemas/blocks/dealership-list/examples/invalid/unknown-field.json" with {
  type: "json",
}
import dealershipListWithSearch from "@forecourt/schemas/blocks/dealership-list/examples/with-search.json" with {
  type: "json",
}
import dealershipPageDefaultData from "@forecourt/schemas/blocks/dealership-page/data/default.json" with {
  type: "json",
}
import dealershipPageEdgeDepartmentsWithoutHoursData from "@forecourt/schemas/blocks/dealership-page/data/edge/departments-without-hours.json" with {
  type: "json",
}
import dealershipPageEdgeNameAloneData from "@forecourt/schemas/blocks/dealership-page/data/edge/name-alone.json" with {
  type: "json",
}
import dealershipPageWithServiceData from "@forecourt/schemas/blocks/dealership-page/data/with-service.json" with {
  type: "json",
}
import dealershipPageDefault from "@forecourt/schemas/blocks/dealership-page/examples/default.json" with {
  type: "json",
}
import dealershipPageEdgeDepartmentsWithoutHours from "@forecourt/schemas/blocks/dealership-page/examples/edge/departments-without-hours.json" with {
  type: "json",
}
import dealershipPageEdgeNameAlone from "@forecourt/schemas/blocks/dealership-page/examples/edge/name-alone.json" with {
  type: "json",
}
import dealershipPageEdgeNotFound from "@forecourt/schemas/blocks/dealership-page/examples/edge/not-found.json" with {
  type: "json",
}
import dealershipPageInvalidUnknownField from "@forecourt/schemas/blocks/dealership-page/examples/invalid/unknown-field.json" with {
  type: "json",
}
import dealershipPageWithService from "@forecourt/schemas/blocks/dealership-page/examples/with-service.json" with {
  type: "json",
}
import dealershipTeasersDefaultData from "@forecourt/schemas/blocks/dealership-teasers/data/default.json" with {
  type: "json",
}
import dealershipTeasersEdgeNameAloneData from "@forecourt/schemas/blocks/dealership-teasers/data/edge/name-alone.json" with {
  type: "json",
}
import dealershipTeasersEdgeNoneData from "@forecourt/schemas/blocks/dealership-teasers/data/edge/none.json" with {
  type: "json",
}
import dealershipTeasersEdgeOneData from "@forecourt/schemas/blocks/dealership-teasers/data/edge/one.json" with {
  type: "json",
}
import dealershipTeasersFirstFourData from "@forecourt/schemas/blocks/dealership-teasers/data/first-four.json" with {
  type: "json",
}
import dealershipTeasersDefault from "@forecourt/schemas/blocks/dealership-teasers/examples/default.json" with {
  type: "json",
}
import dealershipTeasersEdgeNameAlone from "@forecourt/schemas/blocks/dealership-teasers/examples/edge/name-alone.json" with {
  type: "json",
}
import dealershipTeasersEdgeNone from "@forecourt/schemas/blocks/dealership-teasers/examples/edge/none.json" with {
  type: "json",
}
import dealershipTeasersEdgeOne from "@forecourt/schemas/blocks/dealership-teasers/examples/edge/one.json" with {
  type: "json",
}
import dealershipTeasersEdgeSearchFailed from "@forecourt/schemas/blocks/dealership-teasers/examples/edge/search-failed.json" with {
  type: "json",
}
import dealershipTeasersFirstFour from "@forecourt/schemas/blocks/dealership-teasers/examples/first-four.json" with {
  type: "json",
}
import dealershipTeasersInvalidUnknownField from "@forecourt/schemas/blocks/dealership-teasers/examples/invalid/unknown-field.json" with {
  type: "json",
}
import dealershipTeasersInvalidUnknownSelection from "@forecourt/schemas/blocks/dealership-teasers/examples/invalid/unknown-selection.json" with {
  type: "json",
}
import faqListDefault from "@forecourt/schemas/blocks/faq-list/examples/default.json" with { type: "json" }
import faqListEdgeAnswerOfEveryKind from "@forecourt/schemas/blocks/faq-list/examples/edge/answer-of-every-kind.json" with {
  type: "json",
}
import faqListEdgeAnswerToCome from "@forecourt/schemas/blocks/faq-list/examples/edge/answer-to-come.json" with {
  type: "json",
}
import faqListEdgeLongFinnish from "@forecourt/schemas/blocks/faq-list/examples/edge/long-finnish.json" with {
  type: "json",
}
import faqListEdgeMarkupInQuestion from "@forecourt/schemas/blocks/faq-list/examples/edge/markup-in-question.json" with {
  type: "json",
}
import faqListEdgeNoQuestions from "@forecourt/schemas/blocks/faq-list/examples/edge/no-questions.json" with {
  type: "json",
}
import faqListInvalidAnswerAsText from "@forecourt/schemas/blocks/faq-list/examples/invalid/answer-as-text.json" with {
  type: "json",
}
import faqListInvalidQuestionMissing from "@forecourt/schemas/blocks/faq-list/examples/invalid/question-missing.json" with {
  type: "json",
}
import faqListInvalidUnknownField from "@forecourt/schemas/blocks/faq-list/examples/invalid/unknown-field.json" with {
  type: "json",
}
import faqListOneAtATime from "@forecourt/schemas/blocks/faq-list/examples/one-at-a-time.json" with { type: "json" }
import faqListWorkshop from "@forecourt/schemas/blocks/faq-list/examples/workshop.json" with { type: "json" }
import fileDownloadListDefault from "@forecourt/schemas/blocks/file-download-list/examples/default.json" with {
  type: "json",
}
import fileDownloadListEdgeExactlyThree from "@forecourt/schemas/blocks/file-download-list/examples/edge/exactly-three.json" with {
  type: "json",
}
import fileDownloadListEdgeLongFinnish from "@forecourt/schemas/blocks/file-download-list/examples/edge/long-finnish.json" with {
  type: "json",
}
import fileDownloadListEdgeNoFiles from "@forecourt/schemas/blocks/file-download-list/examples/edge/no-files.json" with {
  type: "json",
}
import fileDownloadListEdgeOfEveryKind from "@forecourt/schemas/blocks/file-download-list/examples/edge/of-every-kind.json" with {
  type: "json",
}
import fileDownloadListEdgeWithoutFacts from "@forecourt/schemas/blocks/file-download-list/examples/edge/without-facts.json" with {
  type: "json",
}
import fileDownloadListInvalidFileMissing from "@forecourt/schemas/blocks/file-download-list/examples/invalid/file-missing.json" with {
  type: "json",
}
import fileDownloadListInvalidNegativeSize from "@forecourt/schemas/blocks/file-download-list/examples/invalid/negative-size.json" with {
  type: "json",
}
import fileDownloadListInvalidUnknownAction from "@forecourt/schemas/blocks/file-download-list/examples/invalid/unknown-action.json" with {
  type: "json",
}
import fileDownloadListInvalidUnknownField from "@forecourt/schemas/blocks/file-download-list/examples/invalid/unknown-field.json" with {
  type: "json",
}
import fileDownloadListOpenedInAWindow from "@forecourt/schemas/blocks/file-download-list/examples/opened-in-a-window.json" with {
  type: "json",
}
import fileDownloadListPress from "@forecourt/schemas/blocks/file-download-list/examples/press.json" with {
  type: "json",
}
import footerComplete from "@forecourt/schemas/blocks/footer/examples/complete.json" with { type: "json" }
import footerDefault from "@forecourt/schemas/blocks/footer/examples/default.json" with { type: "json" }
import footerEdgeAllBrandsWithoutLogo from "@forecourt/schemas/blocks/footer/examples/edge/all-brands-without-logo.json" with {
  type: "json",
}
import footerEdgeBrandNameWithSigns from "@forecourt/schemas/blocks/footer/examples/edge/brand-name-with-signs.json" with {
  type: "json",
}
import footerEdgeBrandWithoutLogo from "@forecourt/schemas/blocks/footer/examples/edge/brand-without-logo.json" with {
  type: "json",
}
import footerEdgeBrandsSwitchedOff from "@forecourt/schemas/blocks/footer/examples/edge/brands-switched-off.json" with {
  type: "json",
}
import footerEdgeBrandsWithoutHeading from "@forecourt/schemas/blocks/footer/examples/edge/brands-without-heading.json" with {
  type: "json",
}
import footerEdgeColumnWithoutTitle from "@forecourt/schemas/blocks/footer/examples/edge/column-without-title.json" with {
  type: "json",
}
import footerEdgeContactLinks from "@forecourt/schemas/blocks/footer/examples/edge/contact-links.json" with {
  type: "json",
}
import footerEdgeEightColumns from "@forecourt/schemas/blocks/footer/examples/edge/eight-columns.json" with {
  type: "json",
}
import footerEdgeEmptyLists from "@forecourt/schemas/blocks/footer/examples/edge/empty-lists.json" with { type: "json" }
import footerEdgeInfoEmpty from "@forecourt/schemas/blocks/footer/examples/edge/info-empty.json" with { type: "json" }
import footerEdgeInfoHeadingOnly from "@forecourt/schemas/blocks/footer/examples/edge/info-heading-only.json" with {
  type: "json",
}
import footerEdgeLongFinnish from "@forecourt/schemas/blocks/footer/examples/edge/long-finnish.json" with {
  type: "json",
}
import footerEdgeNoFields from "@forecourt/schemas/blocks/footer/examples/edge/no-fields.json" with { type: "json" }
import footerEdgeOneColumnSpans from "@forecourt/schemas/blocks/footer/examples/edge/one-column-spans.json" with {
  type: "json",
}
import footerEdgeSocialWithoutIcon from "@forecourt/schemas/blocks/footer/examples/edge/social-without-icon.json" with {
  type: "json",
}
import footerInvalidBrandWithoutName from "@forecourt/schemas/blocks/footer/examples/invalid/brand-without-name.json" with {
  type: "json",
}
import footerInvalidColumnItemWithoutLink from "@forecourt/schemas/blocks/footer/examples/invalid/column-item-without-link.json" with {
  type: "json",
}
import footerInvalidHighlightedLinkWithoutAddress from "@forecourt/schemas/blocks/footer/examples/invalid/highlighted-link-without-address.json" with {
  type: "json",
}
import footerInvalidNineColumns from "@forecourt/schemas/blocks/footer/examples/invalid/nine-columns.json" with {
  type: "json",
}
import footerInvalidSocialWithoutAddress from "@forecourt/schemas/blocks/footer/examples/invalid/social-without-address.json" with {
  type: "json",
}
import footerInvalidUnknownField from "@forecourt/schemas/blocks/footer/examples/invalid/unknown-field.json" with {
  type: "json",
}
import footerTwoColumns from "@forecourt/schemas/blocks/footer/examples/two-columns.json" with { type: "json" }
import footerWithoutBrands from "@forecourt/schemas/blocks/footer/examples/without-brands.json" with { type: "json" }
import groupSitesDefault from "@forecourt/schemas/blocks/group-sites/examples/default.json" with { type: "json" }
import groupSitesEdgeCountryThatComesBack from "@forecourt/schemas/blocks/group-sites/examples/edge/country-that-comes-back.json" with {
  type: "json",
}
import groupSitesEdgeLongFinnish from "@forecourt/schemas/blocks/group-sites/examples/edge/long-finnish.json" with {
  type: "json",
}
import groupSitesEdgeNoFields from "@forecourt/schemas/blocks/group-sites/examples/edge/no-fields.json" with {
  type: "json",
}
import groupSitesEdgeNoSites from "@forecourt/schemas/blocks/group-sites/examples/edge/no-sites.json" with {
  type: "json",
}
import groupSitesEdgeOneSite from "@forecourt/schemas/blocks/group-sites/examples/edge/one-site.json" with {
  type: "json",
}
import groupSitesEdgeSomeWithoutCountry from "@forecourt/schemas/blocks/group-sites/examples/edge/some-without-country.json" with {
  type: "json",
}
import groupSitesEdgeWithLogos from "@forecourt/schemas/blocks/group-sites/examples/edge/with-logos.json" with {
  type: "json",
}
import groupSitesInvalidSiteWithoutAddress from "@forecourt/schemas/blocks/group-sites/examples/invalid/site-without-address.json" with {
  type: "json",
}
import groupSitesInvalidUnknownField from "@forecourt/schemas/blocks/group-sites/examples/invalid/unknown-field.json" with {
  type: "json",
}
import groupSitesInvalidUnknownLanguage from "@forecourt/schemas/blocks/group-sites/examples/invalid/unknown-language.json" with {
  type: "json",
}
import groupSitesPlacesOnSurface from "@forecourt/schemas/blocks/group-sites/examples/places-on-surface.json" with {
  type: "json",
}
import heroBannerCampaignCentred from "@forecourt/schemas/blocks/hero-banner/examples/campaign-centred.json" with {
  type: "json",
}
import heroBannerDefault from "@forecourt/schemas/blocks/hero-banner/examples/default.json" with { type: "json" }
import heroBannerEdgeDecorativeImage from "@forecourt/schemas/blocks/hero-banner/examples/edge/decorative-image.json" with {
  type: "json",
}
import heroBannerEdgeExternalLink from "@forecourt/schemas/blocks/hero-banner/examples/edge/external-link.json" with {
  type: "json",
}
import heroBannerEdgeImageFromElsewhere from "@forecourt/schemas/blocks/hero-banner/examples/edge/image-from-elsewhere.json" with {
  type: "json",
}
import heroBannerEdgeImageOnly from "@forecourt/schemas/blocks/hero-banner/examples/edge/image-only.json" with {
  type: "json",
}
import heroBannerEdgeImageWithoutSize from "@forecourt/schemas/blocks/hero-banner/examples/edge/image-without-size.json" with {
  type: "json",
}
import heroBannerEdgeLineBreaks from "@forecourt/schemas/blocks/hero-banner/examples/edge/line-breaks.json" with {
  type: "json",
}
import heroBannerEdgeLinkWithoutText from "@forecourt/schemas/blocks/hero-banner/examples/edge/link-without-text.json" with {
  type: "json",
}
import heroBannerEdgeLongFinnish from "@forecourt/schemas/blocks/hero-banner/examples/edge/long-finnish.json" with {
  type: "json",
}
import heroBannerEdgeMarkupInText from "@forecourt/schemas/blocks/hero-banner/examples/edge/markup-in-text.json" with {
  type: "json",
}
import heroBannerEdgeNoFields from "@forecourt/schemas/blocks/hero-banner/examples/edge/no-fields.json" with {
  type: "json",
}
import heroBannerEdgeNoImage from "@forecourt/schemas/blocks/hero-banner/examples/edge/no-image.json" with {
  type: "json",
}
import heroBannerEdgePhoneImageOnly from "@forecourt/schemas/blocks/hero-banner/examples/edge/phone-image-only.json" with {
  type: "json",
}
import heroBannerEdgeSearchKeepsQuery from "@forecourt/schemas/blocks/hero-banner/examples/edge/search-keeps-query.json" with {
  type: "json",
}
import heroBannerEdgeSearchWithoutAddress from "@forecourt/schemas/blocks/hero-banner/examples/edge/search-without-address.json" with {
  type: "json",
}
import heroBannerEdgeVideoWithStill from "@forecourt/schemas/blocks/hero-banner/examples/edge/video-with-still.json" with {
  type: "json",
}
import heroBannerEdgeVideoWithoutFilm from "@forecourt/schemas/blocks/hero-banner/examples/edge/video-without-film.json" with {
  type: "json",
}
import heroBannerEdgeVideo from "@forecourt/schemas/blocks/hero-banner/examples/edge/video.json" with { type: "json" }
import heroBannerHomeWithSearch from "@forecourt/schemas/blocks/hero-banner/examples/home-with-search.json" with {
  type: "json",
}
import heroBannerInvalidAmericanCentre from "@forecourt/schemas/blocks/hero-banner/examples/invalid/american-centre.json" with {
  type: "json",
}
import heroBannerInvalidEmptyLink from "@forecourt/schemas/blocks/hero-banner/examples/invalid/empty-link.json" with {
  type: "json",
}
import heroBannerInvalidHeadingSeven from "@forecourt/schemas/blocks/hero-banner/examples/invalid/heading-seven.json" with {
  type: "json",
}
import heroBannerInvalidImageWithoutAddress from "@forecourt/schemas/blocks/hero-banner/examples/invalid/image-without-address.json" with {
  type: "json",
}
import heroBannerInvalidTitleWithoutValue from "@forecourt/schemas/blocks/hero-banner/examples/invalid/title-without-value.json" with {
  type: "json",
}
import heroBannerInvalidUnknownButtonType from "@forecourt/schemas/blocks/hero-banner/examples/invalid/unknown-button-type.json" with {
  type: "json",
}
import heroBannerInvalidUnknownField from "@forecourt/schemas/blocks/hero-banner/examples/invalid/unknown-field.json" with {
  type: "json",
}
import heroBannerWorkshop from "@forecourt/schemas/blocks/hero-banner/examples/workshop.json" with { type: "json" }
import highlightListDefault from "@forecourt/schemas/blocks/highlight-list/examples/default.json" with { type: "json" }
import highlightListEdgeLongFinnish from "@forecourt/schemas/blocks/highlight-list/examples/edge/long-finnish.json" with {
  type: "json",
}
import highlightListEdgeNoPoints from "@forecourt/schemas/blocks/highlight-list/examples/edge/no-points.json" with {
  type: "json",
}
import highlightListEdgeOnePoint from "@forecourt/schemas/blocks/highlight-list/examples/edge/one-point.json" with {
  type: "json",
}
import highlightListInSteps from "@forecourt/schemas/blocks/highlight-list/examples/in-steps.json" with { type: "json" }
import highlightListInvalidPointWithoutTitle from "@forecourt/schemas/blocks/highlight-list/examples/invalid/point-without-title.json" with {
  type: "json",
}
import highlightListInvalidUnknownField from "@forecourt/schemas/blocks/highlight-list/examples/invalid/unknown-field.json" with {
  type: "json",
}
import highlightListInvalidUnknownMarker from "@forecourt/schemas/blocks/highlight-list/examples/invalid/unknown-marker.json" with {
  type: "json",
}
import highlightListWhyNorrvik from "@forecourt/schemas/blocks/highlight-list/examples/why-norrvik.json" with {
  type: "json",
}
import hubspotFormCompanyCarsOnDark from "@forecourt/schemas/blocks/hubspot-form/examples/company-cars-on-dark.json" with {
  type: "json",
}
import hubspotFormDefault from "@forecourt/schemas/blocks/hubspot-form/examples/default.json" with { type: "json" }
import hubspotFormEdgeFormAlone from "@forecourt/schemas/blocks/hubspot-form/examples/edge/form-alone.json" with {
  type: "json",
}
import hubspotFormEdgeLongFinnish from "@forecourt/schemas/blocks/hubspot-form/examples/edge/long-finnish.json" with {
  type: "json",
}
import hubspotFormEdgeMissingAccount from "@forecourt/schemas/blocks/hubspot-form/examples/edge/missing-account.json" with {
  type: "json",
}
import hubspotFormEdgeMissingFormId from "@forecourt/schemas/blocks/hubspot-form/examples/edge/missing-form-id.json" with {
  type: "json",
}
import hubspotFormEdgeNoFields from "@forecourt/schemas/blocks/hubspot-form/examples/edge/no-fields.json" with {
  type: "json",
}
import hubspotFormInvalidAccountByName from "@forecourt/schemas/blocks/hubspot-form/examples/invalid/account-by-name.json" with {
  type: "json",
}
import hubspotFormInvalidShortFormId from "@forecourt/schemas/blocks/hubspot-form/examples/invalid/short-form-id.json" with {
  type: "json",
}
import hubspotFormInvalidUnknownField from "@forecourt/schemas/blocks/hubspot-form/examples/invalid/unknown-field.json" with {
  type: "json",
}
import hubspotFormInvalidUnknownRegion from "@forecourt/schemas/blocks/hubspot-form/examples/invalid/unknown-region.json" with {
  type: "json",
}
import hubspotFormNewsletterOnSurface from "@forecourt/schemas/blocks/hubspot-form/examples/newsletter-on-surface.json" with {
  type: "json",
}
import jotformFormDamageReportOnSurface from "@forecourt/schemas/blocks/jotform-form/examples/damage-report-on-surface.json" with {
  type: "json",
}
import jotformFormDefault from "@forecourt/schemas/blocks/jotform-form/examples/default.json" with { type: "json" }
import jotformFormEdgeFormAlone from "@forecourt/schemas/blocks/jotform-form/examples/edge/form-alone.json" with {
  type: "json",
}
import jotformFormEdgeLongFinnish from "@forecourt/schemas/blocks/jotform-form/examples/edge/long-finnish.json" with {
  type: "json",
}
import jotformFormEdgeMissingFormId from "@forecourt/schemas/blocks/jotform-form/examples/edge/missing-form-id.json" with {
  type: "json",
}
import jotformFormEdgeNoFields from "@forecourt/schemas/blocks/jotform-form/examples/edge/no-fields.json" with {
  type: "json",
}
import jotformFormInvalidUnknownDataCentre from "@forecourt/schemas/blocks/jotform-form/examples/invalid/unknown-data-centre.json" with {
  type: "json",
}
import jotformFormInvalidUnknownField from "@forecourt/schemas/blocks/jotform-form/examples/invalid/unknown-field.json" with {
  type: "json",
}
import jotformFormInvalidWholeAddress from "@forecourt/schemas/blocks/jotform-form/examples/invalid/whole-address.json" with {
  type: "json",
}
import legalInfoDefault from "@forecourt/schemas/blocks/legal-info/examples/default.json" with { type: "json" }
import legalInfoEdgeFoldedWithoutText from "@forecourt/schemas/blocks/legal-info/examples/edge/folded-without-text.json" with {
  type: "json",
}
import legalInfoEdgeFoldedWithoutTitle from "@forecourt/schemas/blocks/legal-info/examples/edge/folded-without-title.json" with {
  type: "json",
}
import legalInfoEdgeLongFinnish from "@forecourt/schemas/blocks/legal-info/examples/edge/long-finnish.json" with {
  type: "json",
}
import legalInfoEdgeNoFields from "@forecourt/schemas/blocks/legal-info/examples/edge/no-fields.json" with {
  type: "json",
}
import legalInfoEdgePhoneLink from "@forecourt/schemas/blocks/legal-info/examples/edge/phone-link.json" with {
  type: "json",
}
import legalInfoEdgeTextOnly from "@forecourt/schemas/blocks/legal-info/examples/edge/text-only.json" with {
  type: "json",
}
import legalInfoFolded from "@forecourt/schemas/blocks/legal-info/examples/folded.json" with { type: "json" }
import legalInfoInvalidFoldedAsText from "@forecourt/schemas/blocks/legal-info/examples/invalid/folded-as-text.json" with {
  type: "json",
}
import legalInfoInvalidTextAsText from "@forecourt/schemas/blocks/legal-info/examples/invalid/text-as-text.json" with {
  type: "json",
}
import legalInfoInvalidUnknownField from "@forecourt/schemas/blocks/legal-info/examples/invalid/unknown-field.json" with {
  type: "json",
}
import megaMenuNavigationDarkWithNoticeData from "@forecourt/schemas/blocks/mega-menu-navigation/data/dark-with-notice.json" with {
  type: "json",
}
import megaMenuNavigationDefaultData from "@forecourt/schemas/blocks/mega-menu-navigation/data/default.json" with {
  type: "json",
}
import megaMenuNavigationEdgeManyItemsData from "@forecourt/schemas/blocks/mega-menu-navigation/data/edge/many-items.json" with {
  type: "json",
}
import megaMenuNavigationEdgeTeaserOfAPictureAloneData from "@forecourt/schemas/blocks/mega-menu-navigation/data/edge/teaser-of-a-picture-alone.json" with {
  type: "json",
}
import megaMenuNavigationEdgeTeaserOfWordsAloneData from "@forecourt/schemas/blocks/mega-menu-navigation/data/edge/teaser-of-words-alone.json" with {
  type: "json",
}
import megaMenuNavigationEdgeTeaserThatSaysNothingData from "@forecourt/schemas/blocks/mega-menu-navigation/data/edge/teaser-that-says-nothing.json" with {
  type: "json",
}
import megaMenuNavigationEdgeTeaserUnderNoPageData from "@forecourt/schemas/blocks/mega-menu-navigation/data/edge/teaser-under-no-page.json" with {
  type: "json",
}
import megaMenuNavigationWithTeasersData from "@forecourt/schemas/blocks/mega-menu-navigation/data/with-teasers.json" with {
  type: "json",
}
import megaMenuNavigationDarkWithNotice from "@forecourt/schemas/blocks/mega-menu-navigation/examples/dark-with-notice.json" with {
  type: "json",
}
import megaMenuNavigationDefault from "@forecourt/schemas/blocks/mega-menu-navigation/examples/default.json" with {
  type: "json",
}
import megaMenuNavigationEdgeManyItems from "@forecourt/schemas/blocks/mega-menu-navigation/examples/edge/many-items.json" with {
  type: "json",
}
import megaMenuNavigationEdgeNoFields from "@forecourt/schemas/blocks/mega-menu-navigation/examples/edge/no-fields.json" with {
  type: "json",
}
import megaMenuNavigationEdgeTeaserOfAPictureAlone from "@forecourt/schemas/blocks/mega-menu-navigation/examples/edge/teaser-of-a-picture-alone.json" with {
  type: "json",
}
import megaMenuNavigationEdgeTeaserOfWordsAlone from "@forecourt/schemas/blocks/mega-menu-navigation/examples/edge/teaser-of-words-alone.json" with {
  type: "json",
}
import megaMenuNavigationEdgeTeaserThatSaysNothing from "@forecourt/schemas/blocks/mega-menu-navigation/examples/edge/teaser-that-says-nothing.json" with {
  type: "json",
}
import megaMenuNavigationEdgeTeaserUnderNoPage from "@forecourt/schemas/blocks/mega-menu-navigation/examples/edge/teaser-under-no-page.json" with {
  type: "json",
}
import megaMenuNavigationInvalidThirteenTeasers from "@forecourt/schemas/blocks/mega-menu-navigation/examples/invalid/thirteen-teasers.json" with {
  type: "json",
}
import megaMenuNavigationInvalidUnknownField from "@forecourt/schemas/blocks/mega-menu-navigation/examples/invalid/unknown-field.json" with {
  type: "json",
}
import megaMenuNavigationWithTeasers from "@forecourt/schemas/blocks/mega-menu-navigation/examples/with-teasers.json" with {
  type: "json",
}
import navigationDarkWithOfferData from "@forecourt/schemas/blocks/navigation/data/dark-with-offer.json" with {
  type: "json",
}
import navigationDefaultData from "@forecourt/schemas/blocks/navigation/data/default.json" with { type: "json" }
import navigationEdgeAllHiddenData from "@forecourt/schemas/blocks/navigation/data/edge/all-hidden.json" with {
  type: "json",
}
import navigationEdgeBlankMessageData from "@forecourt/schemas/blocks/navigation/data/edge/blank-message.json" with {
  type: "json",
}
import navigationEdgeEmptyListsData from "@forecourt/schemas/blocks/navigation/data/edge/empty-lists.json" with {
  type: "json",
}
import navigationEdgeExternalItemData from "@forecourt/schemas/blocks/navigation/data/edge/external-item.json" with {
  type: "json",
}
import navigationEdgeExtraItemWithoutLinkData from "@forecourt/schemas/blocks/navigation/data/edge/extra-item-without-link.json" with {
  type: "json",
}
import navigationEdgeExtraItemWithoutTitleData from "@forecourt/schemas/blocks/navigation/data/edge/extra-item-without-title.json" with {
  type: "json",
}
import navigationEdgeExtraItemsOfEveryKindData from "@forecourt/schemas/blocks/navigation/data/edge/extra-items-of-every-kind.json" with {
  type: "json",
}
import navigationEdgeFourLevelsData from "@forecourt/schemas/blocks/navigation/data/edge/four-levels.json" with {
  type: "json",
}
import navigationEdgeHiddenItemsData from "@forecourt/schemas/blocks/navigation/data/edge/hidden-items.json" with {
  type: "json",
}
import navigationEdgeItemWithoutNavigationTitleData from "@forecourt/schemas/blocks/navigation/data/edge/item-without-navigation-title.json" with {
  type: "json",
}
import navigationEdgeLongFinnishData from "@forecourt/schemas/blocks/navigation/data/edge/long-finnish.json" with {
  type: "json",
}
import navigationEdgeManyItemsData from "@forecourt/schemas/blocks/navigation/data/edge/many-items.json" with {
  type: "json",
}
import navigationEdgeMessageSwitchedOffData from "@forecourt/schemas/blocks/navigation/data/edge/message-switched-off.json" with {
  type: "json",
}
import navigationEdgeMessageTextOnlyData from "@forecourt/schemas/blocks/navigation/data/edge/message-text-only.json" with {
  type: "json",
}
import navigationEdgeMessageTitleOnlyData from "@forecourt/schemas/blocks/navigation/data/edge/message-title-only.json" with {
  type: "json",
}
import navigationEdgeMessageWithoutTypeData from "@forecourt/schemas/blocks/navigation/data/edge/message-without-type.json" with {
  type: "json",
}
import navigationEdgeNoLogoData from "@forecourt/schemas/blocks/navigation/data/edge/no-logo.json" with { type: "json" }
import navigationEdgeOneLanguageData from "@forecourt/schemas/blocks/navigation/data/edge/one-language.json" with {
  type: "json",
}
import navigationEdgeThreeLevelsData from "@forecourt/schemas/blocks/navigation/data/edge/three-levels.json" with {
  type: "json",
}
import navigationWithNoticeData from "@forecourt/schemas/blocks/navigation/data/with-notice.json" with { type: "json" }
import navigationWithTeasersData from "@forecourt/schemas/blocks/navigation/data/with-teasers.json" with {
  type: "json",
}
import navigationWithWarningData from "@forecourt/schemas/blocks/navigation/data/with-warning.json" with {
  type: "json",
}
import navigationDarkWithOffer from "@forecourt/schemas/blocks/navigation/examples/dark-with-offer.json" with {
  type: "json",
}
import navigationDefault from "@forecourt/schemas/blocks/navigation/examples/default.json" with { type: "json" }
import navigationEdgeAllHidden from "@forecourt/schemas/blocks/navigation/examples/edge/all-hidden.json" with {
  type: "json",
}
import navigationEdgeBlankMessage from "@forecourt/schemas/blocks/navigation/examples/edge/blank-message.json" with {
  type: "json",
}
import navigationEdgeEmptyLists from "@forecourt/schemas/blocks/navigation/examples/edge/empty-lists.json" with {
  type: "json",
}
import navigationEdgeExternalItem from "@forecourt/schemas/blocks/navigation/examples/edge/external-item.json" with {
  type: "json",
}
import navigationEdgeExtraItemWithoutLink from "@forecourt/schemas/blocks/navigation/examples/edge/extra-item-without-link.json" with {
  type: "json",
}
import navigationEdgeExtraItemWithoutTitle from "@forecourt/schemas/blocks/navigation/examples/edge/extra-item-without-title.json" with {
  type: "json",
}
import navigationEdgeExtraItemsOfEveryKind from "@forecourt/schemas/blocks/navigation/examples/edge/extra-items-of-every-kind.json" with {
  type: "json",
}
import navigationEdgeFourLevels from "@forecourt/schemas/blocks/navigation/examples/edge/four-levels.json" with {
  type: "json",
}
import navigationEdgeHiddenItems from "@forecourt/schemas/blocks/navigation/examples/edge/hidden-items.json" with {
  type: "json",
}
import navigationEdgeItemWithoutNavigationTitle from "@forecourt/schemas/blocks/navigation/examples/edge/item-without-navigation-title.json" with {
  type: "json",
}
import navigationEdgeLongFinnish from "@forecourt/schemas/blocks/navigation/examples/edge/long-finnish.json" with {
  type: "json",
}
import navigationEdgeManyItems from "@forecourt/schemas/blocks/navigation/examples/edge/many-items.json" with {
  type: "json",
}
import navigationEdgeMessageSwitchedOff from "@forecourt/schemas/blocks/navigation/examples/edge/message-switched-off.json" with {
  type: "json",
}
import navigationEdgeMessageTextOnly from "@forecourt/schemas/blocks/navigation/examples/edge/message-text-only.json" with {
  type: "json",
}
import navigationEdgeMessageTitleOnly from "@forecourt/schemas/blocks/navigation/examples/edge/message-title-only.json" with {
  type: "json",
}
import navigationEdgeMessageWithoutType from "@forecourt/schemas/blocks/navigation/examples/edge/message-without-type.json" with {
  type: "json",
}
import navigationEdgeNoFields from "@forecourt/schemas/blocks/navigation/examples/edge/no-fields.json" with {
  type: "json",
}
import navigationEdgeNoLogo from "@forecourt/schemas/blocks/navigation/examples/edge/no-logo.json" with { type: "json" }
import navigationEdgeOneLanguage from "@forecourt/schemas/blocks/navigation/examples/edge/one-language.json" with {
  type: "json",
}
import navigationEdgeThreeLevels from "@forecourt/schemas/blocks/navigation/examples/edge/three-levels.json" with {
  type: "json",
}
import navigationInvalidElevenExtraItems from "@forecourt/schemas/blocks/navigation/examples/invalid/eleven-extra-items.json" with {
  type: "json",
}
import navigationInvalidLogoHeightAsText from "@forecourt/schemas/blocks/navigation/examples/invalid/logo-height-as-text.json" with {
  type: "json",
}
import navigationInvalidLogoWidthZero from "@forecourt/schemas/blocks/navigation/examples/invalid/logo-width-zero.json" with {
  type: "json",
}
import navigationInvalidUnknownField from "@forecourt/schemas/blocks/navigation/examples/invalid/unknown-field.json" with {
  type: "json",
}
import navigationInvalidUnknownMessageType from "@forecourt/schemas/blocks/navigation/examples/invalid/unknown-message-type.json" with {
  type: "json",
}
import navigationWithNotice from "@forecourt/schemas/blocks/navigation/examples/with-notice.json" with { type: "json" }
import navigationWithTeasers from "@forecourt/schemas/blocks/navigation/examples/with-teasers.json" with {
  type: "json",
}
import navigationWithWarning from "@forecourt/schemas/blocks/navigation/examples/with-warning.json" with {
  type: "json",
}
import newsBannerAccent from "@forecourt/schemas/blocks/news-banner/examples/accent.json" with { type: "json" }
import newsBannerDark from "@forecourt/schemas/blocks/news-banner/examples/dark.json" with { type: "json" }
import newsBannerDefault from "@forecourt/schemas/blocks/news-banner/examples/default.json" with { type: "json" }
import newsBannerEdgeLinkWithoutWords from "@forecourt/schemas/blocks/news-banner/examples/edge/link-without-words.json" with {
  type: "json",
}
import newsBannerEdgeLongFinnish from "@forecourt/schemas/blocks/news-banner/examples/edge/long-finnish.json" with {
  type: "json",
}
import newsBannerEdgeTextOnly from "@forecourt/schemas/blocks/news-banner/examples/edge/text-only.json" with {
  type: "json",
}
import newsBannerInvalidDateInWords from "@forecourt/schemas/blocks/news-banner/examples/invalid/date-in-words.json" with {
  type: "json",
}
import newsBannerInvalidUnknownField from "@forecourt/schemas/blocks/news-banner/examples/invalid/unknown-field.json" with {
  type: "json",
}
import newsBannerInvalidWithoutText from "@forecourt/schemas/blocks/news-banner/examples/invalid/without-text.json" with {
  type: "json",
}
import pictureDefault from "@forecourt/schemas/blocks/picture/examples/default.json" with { type: "json" }
import pictureEdgeCaptionWithoutPicture from "@forecourt/schemas/blocks/picture/examples/edge/caption-without-picture.json" with {
  type: "json",
}
import pictureEdgeDecoration from "@forecourt/schemas/blocks/picture/examples/edge/decoration.json" with {
  type: "json",
}
import pictureEdgeLongFinnish from "@forecourt/schemas/blocks/picture/examples/edge/long-finnish.json" with {
  type: "json",
}
import pictureEdgeNoFields from "@forecourt/schemas/blocks/picture/examples/edge/no-fields.json" with { type: "json" }
import pictureEdgePhonePictureOnly from "@forecourt/schemas/blocks/picture/examples/edge/phone-picture-only.json" with {
  type: "json",
}
import pictureFullWidth from "@forecourt/schemas/blocks/picture/examples/full-width.json" with { type: "json" }
import pictureInvalidPictureWithoutAddress from "@forecourt/schemas/blocks/picture/examples/invalid/picture-without-address.json" with {
  type: "json",
}
import pictureInvalidUnknownField from "@forecourt/schemas/blocks/picture/examples/invalid/unknown-field.json" with {
  type: "json",
}
import pictureInvalidWidthInPixels from "@forecourt/schemas/blocks/picture/examples/invalid/width-in-pixels.json" with {
  type: "json",
}
import pictureWideWithoutCaption from "@forecourt/schemas/blocks/picture/examples/wide-without-caption.json" with {
  type: "json",
}
import quoteDefault from "@forecourt/schemas/blocks/quote/examples/default.json" with { type: "json" }
import quoteEdgeLongFinnish from "@forecourt/schemas/blocks/quote/examples/edge/long-finnish.json" with { type: "json" }
import quoteEdgePictureOnlySpeaker from "@forecourt/schemas/blocks/quote/examples/edge/picture-only-speaker.json" with {
  type: "json",
}
import quoteEdgeRoleWithoutName from "@forecourt/schemas/blocks/quote/examples/edge/role-without-name.json" with {
  type: "json",
}
import quoteEdgeWordsOnly from "@forecourt/schemas/blocks/quote/examples/edge/words-only.json" with { type: "json" }
import quoteInvalidSurfaceByName from "@forecourt/schemas/blocks/quote/examples/invalid/surface-by-name.json" with {
  type: "json",
}
import quoteInvalidUnknownField from "@forecourt/schemas/blocks/quote/examples/invalid/unknown-field.json" with {
  type: "json",
}
import quoteInvalidWithoutWords from "@forecourt/schemas/blocks/quote/examples/invalid/without-words.json" with {
  type: "json",
}
import quoteOnDark from "@forecourt/schemas/blocks/quote/examples/on-dark.json" with { type: "json" }
import quoteWithPictureOnSurface from "@forecourt/schemas/blocks/quote/examples/with-picture-on-surface.json" with {
  type: "json",
}
import scrollToTopDefault from "@forecourt/schemas/blocks/scroll-to-top/examples/default.json" with { type: "json" }
import scrollToTopEdgeOnVeryLongPages from "@forecourt/schemas/blocks/scroll-to-top/examples/edge/on-very-long-pages.json" with {
  type: "json",
}
import scrollToTopInvalidAsText from "@forecourt/schemas/blocks/scroll-to-top/examples/invalid/as-text.json" with {
  type: "json",
}
import scrollToTopInvalidAtOnce from "@forecourt/schemas/blocks/scroll-to-top/examples/invalid/at-once.json" with {
  type: "json",
}
import scrollToTopInvalidUnknownField from "@forecourt/schemas/blocks/scroll-to-top/examples/invalid/unknown-field.json" with {
  type: "json",
}
import sellCarFormDefault from "@forecourt/schemas/blocks/sell-car-form/examples/default.json" with { type: "json" }
import sellCarFormEdgeLongFinnish from "@forecourt/schemas/blocks/sell-car-form/examples/edge/long-finnish.json" with {
  type: "json",
}
import sellCarFormEdgeNoFields from "@forecourt/schemas/blocks/sell-car-form/examples/edge/no-fields.json" with {
  type: "json",
}
import sellCarFormEdgeNoText from "@forecourt/schemas/blocks/sell-car-form/examples/edge/no-text.json" with {
  type: "json",
}
import sellCarFormInvalidUnknownField from "@forecourt/schemas/blocks/sell-car-form/examples/invalid/unknown-field.json" with {
  type: "json",
}
import sellCarFormOnSurface from "@forecourt/schemas/blocks/sell-car-form/examples/on-surface.json" with {
  type: "json",
}
import serviceRequestFormDefaultData from "@forecourt/schemas/blocks/service-request-form/data/default.json" with {
  type: "json",
}
import serviceRequestFormEdgeNoTextData from "@forecourt/schemas/blocks/service-request-form/data/edge/no-text.json" with {
  type: "json",
}
import serviceRequestFormMotorcyclesData from "@forecourt/schemas/blocks/service-request-form/data/motorcycles.json" with {
  type: "json",
}
import serviceRequestFormNewsletterRequiredData from "@forecourt/schemas/blocks/service-request-form/data/newsletter-required.json" with {
  type: "json",
}
import serviceRequestFormDefault from "@forecourt/schemas/blocks/service-request-form/examples/default.json" with {
  type: "json",
}
import serviceRequestFormEdgeNoFields from "@forecourt/schemas/blocks/service-request-form/examples/edge/no-fields.json" with {
  type: "json",
}
import serviceRequestFormEdgeNoText from "@forecourt/schemas/blocks/service-request-form/examples/edge/no-text.json" with {
  type: "json",
}
import serviceRequestFormInvalidDealershipByName from "@forecourt/schemas/blocks/service-request-form/examples/invalid/dealership-by-name.json" with {
  type: "json",
}
import serviceRequestFormInvalidUnknownField from "@forecourt/schemas/blocks/service-request-form/examples/invalid/unknown-field.json" with {
  type: "json",
}
import serviceRequestFormInvalidUnknownVehicle from "@forecourt/schemas/blocks/service-request-form/examples/invalid/unknown-vehicle.json" with {
  type: "json",
}
import serviceRequestFormMotorcycles from "@forecourt/schemas/blocks/service-request-form/examples/motorcycles.json" with {
  type: "json",
}
import serviceRequestFormNewsletterRequired from "@forecourt/schemas/blocks/service-request-form/examples/newsletter-required.json" with {
  type: "json",
}
import socialMediaDefault from "@forecourt/schemas/blocks/social-media/examples/default.json" with { type: "json" }
import socialMediaEdgeLongFinnish from "@forecourt/schemas/blocks/social-media/examples/edge/long-finnish.json" with {
  type: "json",
}
import socialMediaEdgeMissingIcon from "@forecourt/schemas/blocks/social-media/examples/edge/missing-icon.json" with {
  type: "json",
}
import socialMediaEdgeNoFields from "@forecourt/schemas/blocks/social-media/examples/edge/no-fields.json" with {
  type: "json",
}
import socialMediaEdgeNoIconAtAll from "@forecourt/schemas/blocks/social-media/examples/edge/no-icon-at-all.json" with {
  type: "json",
}
import socialMediaEdgeTwelveServices from "@forecourt/schemas/blocks/social-media/examples/edge/twelve-services.json" with {
  type: "json",
}
import socialMediaEdgeWithoutWords from "@forecourt/schemas/blocks/social-media/examples/edge/without-words.json" with {
  type: "json",
}
import socialMediaInvalidThirteenServices from "@forecourt/schemas/blocks/social-media/examples/invalid/thirteen-services.json" with {
  type: "json",
}
import socialMediaInvalidUnknownField from "@forecourt/schemas/blocks/social-media/examples/invalid/unknown-field.json" with {
  type: "json",
}
import socialMediaInvalidWithoutAddress from "@forecourt/schemas/blocks/social-media/examples/invalid/without-address.json" with {
  type: "json",
}
import socialMediaWithNamesOnSurface from "@forecourt/schemas/blocks/social-media/examples/with-names-on-surface.json" with {
  type: "json",
}
import spacerDefault from "@forecourt/schemas/blocks/spacer/examples/default.json" with { type: "json" }
import spacerEdgeSmall from "@forecourt/schemas/blocks/spacer/examples/edge/small.json" with { type: "json" }
import spacerInvalidSizeInPixels from "@forecourt/schemas/blocks/spacer/examples/invalid/size-in-pixels.json" with {
  type: "json",
}
import spacerInvalidUnknownField from "@forecourt/schemas/blocks/spacer/examples/invalid/unknown-field.json" with {
  type: "json",
}
import spacerLargeWithLine from "@forecourt/schemas/blocks/spacer/examples/large-with-line.json" with { type: "json" }
import stageRowDefault from "@forecourt/schemas/blocks/stage-row/examples/default.json" with { type: "json" }
import stageRowEdgeLongFinnish from "@forecourt/schemas/blocks/stage-row/examples/edge/long-finnish.json" with {
  type: "json",
}
import stageRowEdgeNoStages from "@forecourt/schemas/blocks/stage-row/examples/edge/no-stages.json" with {
  type: "json",
}
import stageRowEdgeSomePartsMissing from "@forecourt/schemas/blocks/stage-row/examples/edge/some-parts-missing.json" with {
  type: "json",
}
import stageRowEdgeTitlesOnly from "@forecourt/schemas/blocks/stage-row/examples/edge/titles-only.json" with {
  type: "json",
}
import stageRowEdgeTwoInFourColumns from "@forecourt/schemas/blocks/stage-row/examples/edge/two-in-four-columns.json" with {
  type: "json",
}
import stageRowFourColumns from "@forecourt/schemas/blocks/stage-row/examples/four-columns.json" with { type: "json" }
import stageRowInvalidCardWithoutTitle from "@forecourt/schemas/blocks/stage-row/examples/invalid/card-without-title.json" with {
  type: "json",
}
import stageRowInvalidFiveColumns from "@forecourt/schemas/blocks/stage-row/examples/invalid/five-columns.json" with {
  type: "json",
}
import stageRowInvalidUnknownField from "@forecourt/schemas/blocks/stage-row/examples/invalid/unknown-field.json" with {
  type: "json",
}
import stageRowThreeWaysIn from "@forecourt/schemas/blocks/stage-row/examples/three-ways-in.json" with { type: "json" }
import statisticDefault from "@forecourt/schemas/blocks/statistic/examples/default.json" with { type: "json" }
import statisticEdgeLongFinnish from "@forecourt/schemas/blocks/statistic/examples/edge/long-finnish.json" with {
  type: "json",
}
import statisticEdgeMarkupInValue from "@forecourt/schemas/blocks/statistic/examples/edge/markup-in-value.json" with {
  type: "json",
}
import statisticInvalidNoValue from "@forecourt/schemas/blocks/statistic/examples/invalid/no-value.json" with {
  type: "json",
}
import statisticInvalidNumberAsValue from "@forecourt/schemas/blocks/statistic/examples/invalid/number-as-value.json" with {
  type: "json",
}
import statisticInvalidUnknownField from "@forecourt/schemas/blocks/statistic/examples/invalid/unknown-field.json" with {
  type: "json",
}
import statisticLargeNumber from "@forecourt/schemas/blocks/statistic/examples/large-number.json" with { type: "json" }
import storiesListDefaultData from "@forecourt/schemas/blocks/stories-list/data/default.json" with { type: "json" }
import storiesListEdgeNoDatesData from "@forecourt/schemas/blocks/stories-list/data/edge/no-dates.json" with {
  type: "json",
}
import storiesListEdgeNoStoriesData from "@forecourt/schemas/blocks/stories-list/data/edge/no-stories.json" with {
  type: "json",
}
import storiesListEdgeOneStoryData from "@forecourt/schemas/blocks/stories-list/data/edge/one-story.json" with {
  type: "json",
}
import storiesListEdgeStoryWithoutPictureData from "@forecourt/schemas/blocks/stories-list/data/edge/story-without-picture.json" with {
  type: "json",
}
import storiesListFilteredData from "@forecourt/schemas/blocks/stories-list/data/filtered.json" with { type: "json" }
import storiesListLatestHighlightedData from "@forecourt/schemas/blocks/stories-list/data/latest-highlighted.json" with {
  type: "json",
}
import storiesListRowWithWideFirstData from "@forecourt/schemas/blocks/stories-list/data/row-with-wide-first.json" with {
  type: "json",
}
import storiesListDefault from "@forecourt/schemas/blocks/stories-list/examples/default.json" with { type: "json" }
import storiesListEdgeBare from "@forecourt/schemas/blocks/stories-list/examples/edge/bare.json" with { type: "json" }
import storiesListEdgeNoDates from "@forecourt/schemas/blocks/stories-list/examples/edge/no-dates.json" with {
  type: "json",
}
import storiesListEdgeNoStories from "@forecourt/schemas/blocks/stories-list/examples/edge/no-stories.json" with {
  type: "json",
}
import storiesListEdgeOneStory from "@forecourt/schemas/blocks/stories-list/examples/edge/one-story.json" with {
  type: "json",
}
import storiesListEdgeStoryWithoutPicture from "@forecourt/schemas/blocks/stories-list/examples/edge/story-without-picture.json" with {
  type: "json",
}
import storiesListFiltered from "@forecourt/schemas/blocks/stories-list/examples/filtered.json" with { type: "json" }
import storiesListInvalidUnknownField from "@forecourt/schemas/blocks/stories-list/examples/invalid/unknown-field.json" with {
  type: "json",
}
import storiesListLatestHighlighted from "@forecourt/schemas/blocks/stories-list/examples/latest-highlighted.json" with {
  type: "json",
}
import storiesListRowWithWideFirst from "@forecourt/schemas/blocks/stories-list/examples/row-with-wide-first.json" with {
  type: "json",
}
import storiesTeaserDefaultData from "@forecourt/schemas/blocks/stories-teaser/data/default.json" with { type: "json" }
import storiesTeaserEdgeNoIndexData from "@forecourt/schemas/blocks/stories-teaser/data/edge/no-index.json" with {
  type: "json",
}
import storiesTeaserEdgeNoStoriesData from "@forecourt/schemas/blocks/stories-teaser/data/edge/no-stories.json" with {
  type: "json",
}
import storiesTeaserEdgeNoTitleData from "@forecourt/schemas/blocks/stories-teaser/data/edge/no-title.json" with {
  type: "json",
}
import storiesTeaserEdgeOnlyHeadlinesData from "@forecourt/schemas/blocks/stories-teaser/data/edge/only-headlines.json" with {
  type: "json",
}
import storiesTeaserEdgeTwoStoriesData from "@forecourt/schemas/blocks/stories-teaser/data/edge/two-stories.json" with {
  type: "json",
}
import storiesTeaserListData from "@forecourt/schemas/blocks/stories-teaser/data/list.json" with { type: "json" }
import storiesTeaserOwnWordsData from "@forecourt/schemas/blocks/stories-teaser/data/own-words.json" with {
  type: "json",
}
import storiesTeaserDefault from "@forecourt/schemas/blocks/stories-teaser/examples/default.json" with { type: "json" }
import storiesTeaserEdgeNoIndex from "@forecourt/schemas/blocks/stories-teaser/examples/edge/no-index.json" with {
  type: "json",
}
import storiesTeaserEdgeNoStories from "@forecourt/schemas/blocks/stories-teaser/examples/edge/no-stories.json" with {
  type: "json",
}
import storiesTeaserEdgeNoTitle from "@forecourt/schemas/blocks/stories-teaser/examples/edge/no-title.json" with {
  type: "json",
}
import storiesTeaserEdgeOnlyHeadlines from "@forecourt/schemas/blocks/stories-teaser/examples/edge/only-headlines.json" with {
  type: "json",
}
import storiesTeaserEdgeTwoStories from "@forecourt/schemas/blocks/stories-teaser/examples/edge/two-stories.json" with {
  type: "json",
}
import storiesTeaserInvalidUnknownField from "@forecourt/schemas/blocks/stories-teaser/examples/invalid/unknown-field.json" with {
  type: "json",
}
import storiesTeaserInvalidUnknownLayout from "@forecourt/schemas/blocks/stories-teaser/examples/invalid/unknown-layout.json" with {
  type: "json",
}
import storiesTeaserList from "@forecourt/schemas/blocks/stories-teaser/examples/list.json" with { type: "json" }
import storiesTeaserOwnWords from "@forecourt/schemas/blocks/stories-teaser/examples/own-words.json" with {
  type: "json",
}
import storyPageDefaultData from "@forecourt/schemas/blocks/story-page/data/default.json" with { type: "json" }
import storyPageEdgeAuthorWithoutDateData from "@forecourt/schemas/blocks/story-page/data/edge/author-without-date.json" with {
  type: "json",
}
import storyPageEdgeBareData from "@forecourt/schemas/blocks/story-page/data/edge/bare.json" with { type: "json" }
import storyPageEdgeNoAuthorData from "@forecourt/schemas/blocks/story-page/data/edge/no-author.json" with {
  type: "json",
}
import storyPageEdgeNoPictureData from "@forecourt/schemas/blocks/story-page/data/edge/no-picture.json" with {
  type: "json",
}
import storyPageNewestData from "@forecourt/schemas/blocks/story-page/data/newest.json" with { type: "json" }
import storyPageDefault from "@forecourt/schemas/blocks/story-page/examples/default.json" with { type: "json" }
import storyPageEdgeAuthorWithoutDate from "@forecourt/schemas/blocks/story-page/examples/edge/author-without-date.json" with {
  type: "json",
}
import storyPageEdgeBare from "@forecourt/schemas/blocks/story-page/examples/edge/bare.json" with { type: "json" }
import storyPageEdgeNoAuthor from "@forecourt/schemas/blocks/story-page/examples/edge/no-author.json" with {
  type: "json",
}
import storyPageEdgeNoPicture from "@forecourt/schemas/blocks/story-page/examples/edge/no-picture.json" with {
  type: "json",
}
import storyPageEdgeNothing from "@forecourt/schemas/blocks/story-page/examples/edge/nothing.json" with { type: "json" }
import storyPageInvalidTextWithoutValue from "@forecourt/schemas/blocks/story-page/examples/invalid/text-without-value.json" with {
  type: "json",
}
import storyPageInvalidUnknownField from "@forecourt/schemas/blocks/story-page/examples/invalid/unknown-field.json" with {
  type: "json",
}
import storyPageNewest from "@forecourt/schemas/blocks/story-page/examples/newest.json" with { type: "json" }
import swedishLoanDefault from "@forecourt/schemas/blocks/swedish-loan/examples/default.json" with { type: "json" }
import swedishLoanEdgeDepositAbovePrice from "@forecourt/schemas/blocks/swedish-loan/examples/edge/deposit-above-price.json" with {
  type: "json",
}
import swedishLoanEdgeIncompleteTerms from "@forecourt/schemas/blocks/swedish-loan/examples/edge/incomplete-terms.json" with {
  type: "json",
}
import swedishLoanEdgeNoFields from "@forecourt/schemas/blocks/swedish-loan/examples/edge/no-fields.json" with {
  type: "json",
}
import swedishLoanInvalidPlaceholderInDisclaimer from "@forecourt/schemas/blocks/swedish-loan/examples/invalid/placeholder-in-disclaimer.json" with {
  type: "json",
}
import swedishLoanInvalidPlaceholderWithSpaces from "@forecourt/schemas/blocks/swedish-loan/examples/invalid/placeholder-with-spaces.json" with {
  type: "json",
}
import swedishLoanInvalidRateInWords from "@forecourt/schemas/blocks/swedish-loan/examples/invalid/rate-in-words.json" with {
  type: "json",
}
import swedishLoanInvalidUnknownField from "@forecourt/schemas/blocks/swedish-loan/examples/invalid/unknown-field.json" with {
  type: "json",
}
import swedishLoanWithResidual from "@forecourt/schemas/blocks/swedish-loan/examples/with-residual.json" with {
  type: "json",
}
import tableDefault from "@forecourt/schemas/blocks/table/examples/default.json" with { type: "json" }
import tableEdgeEightColumns from "@forecourt/schemas/blocks/table/examples/edge/eight-columns.json" with {
  type: "json",
}
import tableEdgeLongFinnish from "@forecourt/schemas/blocks/table/examples/edge/long-finnish.json" with { type: "json" }
import tableEdgeNoRows from "@forecourt/schemas/blocks/table/examples/edge/no-rows.json" with { type: "json" }
import tableEdgeOneColumn from "@forecourt/schemas/blocks/table/examples/edge/one-column.json" with { type: "json" }
import tableEdgeShortAndLongRows from "@forecourt/schemas/blocks/table/examples/edge/short-and-long-rows.json" with {
  type: "json",
}
import tableEdgeWithoutCaption from "@forecourt/schemas/blocks/table/examples/edge/without-caption.json" with {
  type: "json",
}
import tableEdgeWithoutRowHeadings from "@forecourt/schemas/blocks/table/examples/edge/without-row-headings.json" with {
  type: "json",
}
import tableInvalidColumnWithoutHeading from "@forecourt/schemas/blocks/table/examples/invalid/column-without-heading.json" with {
  type: "json",
}
import tableInvalidNineColumns from "@forecourt/schemas/blocks/table/examples/invalid/nine-columns.json" with {
  type: "json",
}
import tableInvalidUnknownField from "@forecourt/schemas/blocks/table/examples/invalid/unknown-field.json" with {
  type: "json",
}
import tableInvalidWithoutColumns from "@forecourt/schemas/blocks/table/examples/invalid/without-columns.json" with {
  type: "json",
}
import tablePhoneNumbers from "@forecourt/schemas/blocks/table/examples/phone-numbers.json" with { type: "json" }
import tabsDefault from "@forecourt/schemas/blocks/tabs/examples/default.json" with { type: "json" }
import tabsEdgeLabelsOnly from "@forecourt/schemas/blocks/tabs/examples/edge/labels-only.json" with { type: "json" }
import tabsEdgeLongFinnish from "@forecourt/schemas/blocks/tabs/examples/edge/long-finnish.json" with { type: "json" }
import tabsEdgeNoTabs from "@forecourt/schemas/blocks/tabs/examples/edge/no-tabs.json" with { type: "json" }
import tabsEdgeOneTab from "@forecourt/schemas/blocks/tabs/examples/edge/one-tab.json" with { type: "json" }
import tabsInvalidTabWithoutLabel from "@forecourt/schemas/blocks/tabs/examples/invalid/tab-without-label.json" with {
  type: "json",
}
import tabsInvalidTextAsWords from "@forecourt/schemas/blocks/tabs/examples/invalid/text-as-words.json" with {
  type: "json",
}
import tabsInvalidUnknownField from "@forecourt/schemas/blocks/tabs/examples/invalid/unknown-field.json" with {
  type: "json",
}
import tabsOnASurface from "@forecourt/schemas/blocks/tabs/examples/on-a-surface.json" with { type: "json" }
import tabsWaysToPay from "@forecourt/schemas/blocks/tabs/examples/ways-to-pay.json" with { type: "json" }
import textSectionDefault from "@forecourt/schemas/blocks/text-section/examples/default.json" with { type: "json" }
import textSectionEdgeBesideWithoutTitle from "@forecourt/schemas/blocks/text-section/examples/edge/beside-without-title.json" with {
  type: "json",
}
import textSectionEdgeLongFinnish from "@forecourt/schemas/blocks/text-section/examples/edge/long-finnish.json" with {
  type: "json",
}
import textSectionEdgeNoFields from "@forecourt/schemas/blocks/text-section/examples/edge/no-fields.json" with {
  type: "json",
}
import textSectionEdgeRichTextOfEveryKind from "@forecourt/schemas/blocks/text-section/examples/edge/rich-text-of-every-kind.json" with {
  type: "json",
}
import textSectionEdgeTextOnly from "@forecourt/schemas/blocks/text-section/examples/edge/text-only.json" with {
  type: "json",
}
import textSectionEdgeTitleOnly from "@forecourt/schemas/blocks/text-section/examples/edge/title-only.json" with {
  type: "json",
}
import textSectionHeadingBeside from "@forecourt/schemas/blocks/text-section/examples/heading-beside.json" with {
  type: "json",
}
import textSectionInvalidHeadingLevel from "@forecourt/schemas/blocks/text-section/examples/invalid/heading-level.json" with {
  type: "json",
}
import textSectionInvalidLayoutByNumber from "@forecourt/schemas/blocks/text-section/examples/invalid/layout-by-number.json" with {
  type: "json",
}
import textSectionInvalidUnknownField from "@forecourt/schemas/blocks/text-section/examples/invalid/unknown-field.json" with {
  type: "json",
}
import textSectionTwoColumns from "@forecourt/schemas/blocks/text-section/examples/two-columns.json" with {
  type: "json",
}
import tyreHotelDefault from "@forecourt/schemas/blocks/tyre-hotel/examples/default.json" with { type: "json" }
import tyreHotelEdgeNoFields from "@forecourt/schemas/blocks/tyre-hotel/examples/edge/no-fields.json" with {
  type: "json",
}
import tyreHotelEdgeNoLinks from "@forecourt/schemas/blocks/tyre-hotel/examples/edge/no-links.json" with {
  type: "json",
}
import tyreHotelInvalidUnknownField from "@forecourt/schemas/blocks/tyre-hotel/examples/invalid/unknown-field.json" with {
  type: "json",
}
import tyreHotelOnSurface from "@forecourt/schemas/blocks/tyre-hotel/examples/on-surface.json" with { type: "json" }
import workshopBookingEdgeTownsData from "@forecourt/schemas/blocks/workshop-booking/data/edge/towns.json" with {
  type: "json",
}
import workshopBookingDefault from "@forecourt/schemas/blocks/workshop-booking/examples/default.json" with {
  type: "json",
}
import workshopBookingEdgeBare from "@forecourt/schemas/blocks/workshop-booking/examples/edge/bare.json" with {
  type: "json",
}
import workshopBookingEdgeTowns from "@forecourt/schemas/blocks/workshop-booking/examples/edge/towns.json" with {
  type: "json",
}
import workshopBookingInvalidBrandWithoutName from "@forecourt/schemas/blocks/workshop-booking/examples/invalid/brand-without-name.json" with {
  type: "json",
}
import youtubeVideoDefault from "@forecourt/schemas/blocks/youtube-video/examples/default.json" with { type: "json" }
import youtubeVideoEdgeLongFinnish from "@forecourt/schemas/blocks/youtube-video/examples/edge/long-finnish.json" with {
  type: "json",
}
import youtubeVideoEdgePhonePictureOnly from "@forecourt/schemas/blocks/youtube-video/examples/edge/phone-picture-only.json" with {
  type: "json",
}
import youtubeVideoEdgeTitleAsParagraph from "@forecourt/schemas/blocks/youtube-video/examples/edge/title-as-paragraph.json" with {
  type: "json",
}
import youtubeVideoEdgeWithoutPicture from "@forecourt/schemas/blocks/youtube-video/examples/edge/without-picture.json" with {
  type: "json",
}
import youtubeVideoInvalidUnknownField from "@forecourt/schemas/blocks/youtube-video/examples/invalid/unknown-field.json" with {
  type: "json",
}
import youtubeVideoInvalidWholeAddress from "@forecourt/schemas/blocks/youtube-video/examples/invalid/whole-address.json" with {
  type: "json",
}
import youtubeVideoInvalidWithoutId from "@forecourt/schemas/blocks/youtube-video/examples/invalid/without-id.json" with {
  type: "json",
}
import youtubeVideoInvalidWithoutTitle from "@forecourt/schemas/blocks/youtube-video/examples/invalid/without-title.json" with {
  type: "json",
}
import youtubeVideoStartedByTheVisitor from "@forecourt/schemas/blocks/youtube-video/examples/started-by-the-visitor.json" with {
  type: "json",
}
import youtubeVideoWideWithControls from "@forecourt/schemas/blocks/youtube-video/examples/wide-with-controls.json" with {
  type: "json",
}

/** The fields of a block in an example of its schema. */
export interface Example {
  /** The folder name of the block. */
  readonly block: string
  /** The path relative to the block's examples folder, such as `edge/no-image`. */
  readonly name: string
  /**
   * The kind of example: `shown` examples are stories, `edge` examples are for tests only, and `invalid` examples
   * must be refused.
   */
  readonly kind: "shown" | "edge" | "invalid"
  readonly fields: object
  /** The result of the block's loader. */
  readonly data?: object
  /** The issues that an invalid example must cause. */
  readonly expect?: readonly { readonly pointer: string; readonly keyword: string }[]
}

export const examples: readonly Example[] = [
  { block: "blurb", name: "default", kind: "shown", fields: blurbDefault },
  { block: "blurb", name: "charging-on-dark", kind: "shown", fields: blurbChargingOnDark },
  { block: "blurb", name: "film", kind: "shown", fields: blurbFilm },
  { block: "blurb", name: "tyre-hotel-reversed", kind: "shown", fields: blurbTyreHotelReversed },
  { block: "blurb", name: "workshop", kind: "shown", fields: blurbWorkshop },
  { block: "blurb", name: "edge/empty-rich-text", kind: "edge", fields: blurbEdgeEmptyRichText },
  { block: "blurb", name: "edge/image-film-and-youtube", kind: "edge", fields: blurbEdgeImageFilmAndYoutube },
  { block: "blurb", name: "edge/image-only", kind: "edge", fields: blurbEdgeImageOnly },
  { block: "blurb", name: "edge/link-without-text", kind: "edge", fields: blurbEdgeLinkWithoutText },
  { block: "blurb", name: "edge/long-finnish", kind: "edge", fields: blurbEdgeLongFinnish },
  { block: "blurb", name: "edge/mail-link", kind: "edge", fields: blurbEdgeMailLink },
  { block: "blurb", name: "edge/missing-image", kind: "edge", fields: blurbEdgeMissingImage },
  { block: "blurb", name: "edge/no-fields", kind: "edge", fields: blurbEdgeNoFields },
  { block: "blurb", name: "edge/pasted-from-a-document", kind: "edge", fields: blurbEdgePastedFromADocument },
  { block: "blurb", name: "edge/phone-image-only", kind: "edge", fields: blurbEdgePhoneImageOnly },
  { block: "blurb", name: "edge/rich-text-of-every-kind", kind: "edge", fields: blurbEdgeRichTextOfEveryKind },
  { block: "blurb", name: "edge/video", kind: "edge", fields: blurbEdgeVideo },
  { block: "blurb", name: "edge/video-with-controls", kind: "edge", fields: blurbEdgeVideoWithControls },
  { block: "blurb", name: "edge/youtube-without-image", kind: "edge", fields: blurbEdgeYoutubeWithoutImage },
  { block: "blurb", name: "invalid/colour-by-name", kind: "invalid", ...blurbInvalidColourByName },
  { block: "blurb", name: "invalid/film-of-negative-size", kind: "invalid", ...blurbInvalidFilmOfNegativeSize },
  { block: "blurb", name: "invalid/reverse-as-text", kind: "invalid", ...blurbInvalidReverseAsText },
  { block: "blurb", name: "invalid/rich-text-as-text", kind: "invalid", ...blurbInvalidRichTextAsText },
  { block: "blurb", name: "invalid/unknown-field", kind: "invalid", ...blurbInvalidUnknownField },
  { block: "blurb", name: "invalid/youtube-address", kind: "invalid", ...blurbInvalidYoutubeAddress },
  { block: "breadcrumb", name: "default", kind: "shown", data: breadcrumbDefaultData, fields: breadcrumbDefault },
  {
    block: "breadcrumb",
    name: "edge/first-level",
    kind: "edge",
    data: breadcrumbEdgeFirstLevelData,
    fields: breadcrumbEdgeFirstLevel,
  },
  { block: "breadcrumb", name: "edge/home", kind: "edge", data: breadcrumbEdgeHomeData, fields: breadcrumbEdgeHome },
  { block: "breadcrumb", name: "edge/long", kind: "edge", data: breadcrumbEdgeLongData, fields: breadcrumbEdgeLong },
  { block: "breadcrumb", name: "edge/nothing", kind: "edge", fields: breadcrumbEdgeNothing },
  { block: "breadcrumb", name: "invalid/unknown-field", kind: "invalid", ...breadcrumbInvalidUnknownField },
  { block: "car-list", name: "default", kind: "shown", fields: carListDefault },
  { block: "car-list", name: "used-electric", kind: "shown", fields: carListUsedElectric },
  { block: "car-list", name: "with-cars", kind: "shown", data: carListWithCarsData, fields: carListWithCars },
  { block: "car-list", name: "edge/beyond", kind: "edge", data: carListEdgeBeyondData, fields: carListEdgeBeyond },
  { block: "car-list", name: "edge/no-cars", kind: "edge", data: carListEdgeNoCarsData, fields: carListEdgeNoCars },
  { block: "car-list", name: "invalid/value-missing", kind: "invalid", ...carListInvalidValueMissing },
  { block: "car-model-card", name: "default", kind: "shown", fields: carModelCardDefault },
  { block: "car-model-card", name: "campaign", kind: "shown", fields: carModelCardCampaign },
  { block: "car-model-card", name: "city-car", kind: "shown", fields: carModelCardCityCar },
  { block: "car-model-card", name: "electric-suv", kind: "shown", fields: carModelCardElectricSuv },
  {
    block: "car-model-card",
    name: "edge/campaign-without-label",
    kind: "edge",
    fields: carModelCardEdgeCampaignWithoutLabel,
  },
  {
    block: "car-model-card",
    name: "edge/empty-label-and-value",
    kind: "edge",
    fields: carModelCardEdgeEmptyLabelAndValue,
  },
  { block: "car-model-card", name: "edge/empty-texts", kind: "edge", fields: carModelCardEdgeEmptyTexts },
  {
    block: "car-model-card",
    name: "edge/label-without-campaign",
    kind: "edge",
    fields: carModelCardEdgeLabelWithoutCampaign,
  },
  { block: "car-model-card", name: "edge/long-finnish", kind: "edge", fields: carModelCardEdgeLongFinnish },
  { block: "car-model-card", name: "edge/no-facts", kind: "edge", fields: carModelCardEdgeNoFacts },
  { block: "car-model-card", name: "edge/no-image", kind: "edge", fields: carModelCardEdgeNoImage },
  { block: "car-model-card", name: "edge/no-link", kind: "edge", fields: carModelCardEdgeNoLink },
  { block: "car-model-card", name: "edge/same-label-twice", kind: "edge", fields: carModelCardEdgeSameLabelTwice },
  { block: "car-model-card", name: "invalid/fact-as-number", kind: "invalid", ...carModelCardInvalidFactAsNumber },
  {
    block: "car-model-card",
    name: "invalid/fact-without-value",
    kind: "invalid",
    ...carModelCardInvalidFactWithoutValue,
  },
  { block: "car-model-card", name: "invalid/five-facts", kind: "invalid", ...carModelCardInvalidFiveFacts },
  {
    block: "car-model-card",
    name: "invalid/image-width-as-text",
    kind: "invalid",
    ...carModelCardInvalidImageWidthAsText,
  },
  { block: "car-model-card", name: "invalid/no-title", kind: "invalid", ...carModelCardInvalidNoTitle },
  { block: "car-model-card", name: "invalid/unknown-field", kind: "invalid", ...carModelCardInvalidUnknownField },
  { block: "car-page", name: "default", kind: "shown", data: carPageDefaultData, fields: carPageDefault },
  { block: "car-page", name: "gone", kind: "shown", data: carPageGoneData, fields: carPageGone },
  { block: "car-page", name: "sample", kind: "shown", data: carPageSampleData, fields: carPageSample },
  { block: "car-teasers", name: "default", kind: "shown", data: carTeasersDefaultData, fields: carTeasersDefault },
  { block: "car-teasers", name: "list", kind: "shown", data: carTeasersListData, fields: carTeasersList },
  {
    block: "car-teasers",
    name: "edge/no-cars",
    kind: "edge",
    data: carTeasersEdgeNoCarsData,
    fields: carTeasersEdgeNoCars,
  },
  { block: "car-teasers", name: "edge/no-fields", kind: "edge", fields: carTeasersEdgeNoFields },
  {
    block: "car-teasers",
    name: "edge/one-car",
    kind: "edge",
    data: carTeasersEdgeOneCarData,
    fields: carTeasersEdgeOneCar,
  },
  { block: "car-teasers", name: "edge/search-failed", kind: "edge", fields: carTeasersEdgeSearchFailed },
  { block: "car-teasers", name: "invalid/number-missing", kind: "invalid", ...carTeasersInvalidNumberMissing },
  { block: "car-teasers", name: "invalid/number-with-letters", kind: "invalid", ...carTeasersInvalidNumberWithLetters },
  { block: "car-teasers", name: "invalid/too-many", kind: "invalid", ...carTeasersInvalidTooMany },
  { block: "car-teasers", name: "invalid/unknown-field", kind: "invalid", ...carTeasersInvalidUnknownField },
  { block: "carousel", name: "default", kind: "shown", fields: carouselDefault },
  { block: "carousel", name: "changed-by-hand", kind: "shown", fields: carouselChangedByHand },
  { block: "carousel", name: "news-from-norrvik", kind: "shown", fields: carouselNewsFromNorrvik },
  { block: "carousel", name: "edge/link-elsewhere", kind: "edge", fields: carouselEdgeLinkElsewhere },
  { block: "carousel", name: "edge/long-finnish", kind: "edge", fields: carouselEdgeLongFinnish },
  { block: "carousel", name: "edge/no-slides", kind: "edge", fields: carouselEdgeNoSlides },
  { block: "carousel", name: "edge/one-slide", kind: "edge", fields: carouselEdgeOneSlide },
  { block: "carousel", name: "edge/opens-the-page", kind: "edge", fields: carouselEdgeOpensThePage },
  { block: "carousel", name: "edge/pictures-only", kind: "edge", fields: carouselEdgePicturesOnly },
  { block: "carousel", name: "invalid/slide-without-picture", kind: "invalid", ...carouselInvalidSlideWithoutPicture },
  { block: "carousel", name: "invalid/too-quick", kind: "invalid", ...carouselInvalidTooQuick },
  { block: "carousel", name: "invalid/unknown-field", kind: "invalid", ...carouselInvalidUnknownField },
  {
    block: "cars-of-the-week",
    name: "default",
    kind: "shown",
    data: carsOfTheWeekDefaultData,
    fields: carsOfTheWeekDefault,
  },
  { block: "cars-of-the-week", name: "one", kind: "shown", data: carsOfTheWeekOneData, fields: carsOfTheWeekOne },
  {
    block: "cars-of-the-week",
    name: "edge/none",
    kind: "edge",
    data: carsOfTheWeekEdgeNoneData,
    fields: carsOfTheWeekEdgeNone,
  },
  { block: "cars-of-the-week", name: "edge/search-failed", kind: "edge", fields: carsOfTheWeekEdgeSearchFailed },
  {
    block: "cars-of-the-week",
    name: "edge/two",
    kind: "edge",
    data: carsOfTheWeekEdgeTwoData,
    fields: carsOfTheWeekEdgeTwo,
  },
  { block: "cars-of-the-week", name: "invalid/unknown-field", kind: "invalid", ...carsOfTheWeekInvalidUnknownField },
  { block: "compare-page", name: "default", kind: "shown", data: comparePageDefaultData, fields: comparePageDefault },
  { block: "compare-page", name: "sold", kind: "shown", data: comparePageSoldData, fields: comparePageSold },
  { block: "compare-page", name: "edge/failed", kind: "edge", fields: comparePageEdgeFailed },
  {
    block: "compare-page",
    name: "edge/no-cars",
    kind: "edge",
    data: comparePageEdgeNoCarsData,
    fields: comparePageEdgeNoCars,
  },
  { block: "compare-page", name: "edge/one", kind: "edge", data: comparePageEdgeOneData, fields: comparePageEdgeOne },
  { block: "contact-choices", name: "default", kind: "shown", fields: contactChoicesDefault },
  { block: "contact-choices", name: "two-on-surface", kind: "shown", fields: contactChoicesTwoOnSurface },
  { block: "contact-choices", name: "edge/long-finnish", kind: "edge", fields: contactChoicesEdgeLongFinnish },
  { block: "contact-choices", name: "edge/no-choices", kind: "edge", fields: contactChoicesEdgeNoChoices },
  { block: "contact-choices", name: "edge/no-fields", kind: "edge", fields: contactChoicesEdgeNoFields },
  { block: "contact-choices", name: "edge/title-alone", kind: "edge", fields: contactChoicesEdgeTitleAlone },
  { block: "contact-choices", name: "edge/without-pictures", kind: "edge", fields: contactChoicesEdgeWithoutPictures },
  {
    block: "contact-choices",
    name: "invalid/choice-without-title",
    kind: "invalid",
    ...contactChoicesInvalidChoiceWithoutTitle,
  },
  { block: "contact-choices", name: "invalid/hours-in-words", kind: "invalid", ...contactChoicesInvalidHoursInWords },
  { block: "contact-choices", name: "invalid/seven-choices", kind: "invalid", ...contactChoicesInvalidSevenChoices },
  { block: "contact-choices", name: "invalid/unknown-field", kind: "invalid", ...contactChoicesInvalidUnknownField },
  { block: "contact-person", name: "default", kind: "shown", fields: contactPersonDefault },
  { block: "contact-person", name: "one-person-on-surface", kind: "shown", fields: contactPersonOnePersonOnSurface },
  { block: "contact-person", name: "two-people-on-dark", kind: "shown", fields: contactPersonTwoPeopleOnDark },
  {
    block: "contact-person",
    name: "edge/links-without-words",
    kind: "edge",
    fields: contactPersonEdgeLinksWithoutWords,
  },
  { block: "contact-person", name: "edge/long-finnish", kind: "edge", fields: contactPersonEdgeLongFinnish },
  { block: "contact-person", name: "edge/name-only", kind: "edge", fields: contactPersonEdgeNameOnly },
  { block: "contact-person", name: "edge/no-fields", kind: "edge", fields: contactPersonEdgeNoFields },
  { block: "contact-person", name: "edge/no-people", kind: "edge", fields: contactPersonEdgeNoPeople },
  { block: "contact-person", name: "edge/one-name", kind: "edge", fields: contactPersonEdgeOneName },
  {
    block: "contact-person",
    name: "invalid/person-without-name",
    kind: "invalid",
    ...contactPersonInvalidPersonWithoutName,
  },
  { block: "contact-person", name: "invalid/thirteen-people", kind: "invalid", ...contactPersonInvalidThirteenPeople },
  { block: "contact-person", name: "invalid/unknown-field", kind: "invalid", ...contactPersonInvalidUnknownField },
  { block: "countdown-timer", name: "default", kind: "shown", fields: countdownTimerDefault },
  { block: "countdown-timer", name: "quiet-surface", kind: "shown", fields: countdownTimerQuietSurface },
  { block: "countdown-timer", name: "winter-campaign", kind: "shown", fields: countdownTimerWinterCampaign },
  { block: "countdown-timer", name: "edge/long-finnish", kind: "edge", fields: countdownTimerEdgeLongFinnish },
  { block: "countdown-timer", name: "edge/moment-only", kind: "edge", fields: countdownTimerEdgeMomentOnly },
  {
    block: "countdown-timer",
    name: "edge/more-than-a-hundred-days",
    kind: "edge",
    fields: countdownTimerEdgeMoreThanAHundredDays,
  },
  { block: "countdown-timer", name: "edge/over-long-ago", kind: "edge", fields: countdownTimerEdgeOverLongAgo },
  {
    block: "countdown-timer",
    name: "invalid/day-without-time",
    kind: "invalid",
    ...countdownTimerInvalidDayWithoutTime,
  },
  { block: "countdown-timer", name: "invalid/no-moment", kind: "invalid", ...countdownTimerInvalidNoMoment },
  { block: "countdown-timer", name: "invalid/unknown-field", kind: "invalid", ...countdownTimerInvalidUnknownField },
  { block: "cta-banner", name: "default", kind: "shown", fields: ctaBannerDefault },
  { block: "cta-banner", name: "quiet-surface", kind: "shown", fields: ctaBannerQuietSurface },
  { block: "cta-banner", name: "with-picture", kind: "shown", fields: ctaBannerWithPicture },
  { block: "cta-banner", name: "edge/long-finnish", kind: "edge", fields: ctaBannerEdgeLongFinnish },
  { block: "cta-banner", name: "edge/nothing", kind: "edge", fields: ctaBannerEdgeNothing },
  { block: "cta-banner", name: "edge/phone-number", kind: "edge", fields: ctaBannerEdgePhoneNumber },
  { block: "cta-banner", name: "edge/picture-alone", kind: "edge", fields: ctaBannerEdgePictureAlone },
  { block: "cta-banner", name: "edge/title-only", kind: "edge", fields: ctaBannerEdgeTitleOnly },
  { block: "cta-banner", name: "invalid/link-without-address", kind: "invalid", ...ctaBannerInvalidLinkWithoutAddress },
  { block: "cta-banner", name: "invalid/unknown-button-type", kind: "invalid", ...ctaBannerInvalidUnknownButtonType },
  { block: "cta-banner", name: "invalid/unknown-field", kind: "invalid", ...ctaBannerInvalidUnknownField },
  {
    block: "dealership-list",
    name: "default",
    kind: "shown",
    data: dealershipListDefaultData,
    fields: dealershipListDefault,
  },
  {
    block: "dealership-list",
    name: "with-search",
    kind: "shown",
    data: dealershipListWithSearchData,
    fields: dealershipListWithSearch,
  },
  {
    block: "dealership-list",
    name: "edge/name-alone",
    kind: "edge",
    data: dealershipListEdgeNameAloneData,
    fields: dealershipListEdgeNameAlone,
  },
  {
    block: "dealership-list",
    name: "edge/near",
    kind: "edge",
    data: dealershipListEdgeNearData,
    fields: dealershipListEdgeNear,
  },
  {
    block: "dealership-list",
    name: "edge/none",
    kind: "edge",
    data: dealershipListEdgeNoneData,
    fields: dealershipListEdgeNone,
  },
  {
    block: "dealership-list",
    name: "edge/nothing-found",
    kind: "edge",
    data: dealershipListEdgeNothingFoundData,
    fields: dealershipListEdgeNothingFound,
  },
  { block: "dealership-list", name: "edge/search-failed", kind: "edge", fields: dealershipListEdgeSearchFailed },
  {
    block: "dealership-list",
    name: "edge/searched",
    kind: "edge",
    data: dealershipListEdgeSearchedData,
    fields: dealershipListEdgeSearched,
  },
  { block: "dealership-list", name: "invalid/unknown-field", kind: "invalid", ...dealershipListInvalidUnknownField },
  {
    block: "dealership-page",
    name: "default",
    kind: "shown",
    data: dealershipPageDefaultData,
    fields: dealershipPageDefault,
  },
  {
    block: "dealership-page",
    name: "with-service",
    kind: "shown",
    data: dealershipPageWithServiceData,
    fields: dealershipPageWithService,
  },
  {
    block: "dealership-page",
    name: "edge/departments-without-hours",
    kind: "edge",
    data: dealershipPageEdgeDepartmentsWithoutHoursData,
    fields: dealershipPageEdgeDepartmentsWithoutHours,
  },
  {
    block: "dealership-page",
    name: "edge/name-alone",
    kind: "edge",
    data: dealershipPageEdgeNameAloneData,
    fields: dealershipPageEdgeNameAlone,
  },
  { block: "dealership-page", name: "edge/not-found", kind: "edge", fields: dealershipPageEdgeNotFound },
  { block: "dealership-page", name: "invalid/unknown-field", kind: "invalid", ...dealershipPageInvalidUnknownField },
  {
    block: "dealership-teasers",
    name: "default",
    kind: "shown",
    data: dealershipTeasersDefaultData,
    fields: dealershipTeasersDefault,
  },
  {
    block: "dealership-teasers",
    name: "first-four",
    kind: "shown",
    data: dealershipTeasersFirstFourData,
    fields: dealershipTeasersFirstFour,
  },
  {
    block: "dealership-teasers",
    name: "edge/name-alone",
    kind: "edge",
    data: dealershipTeasersEdgeNameAloneData,
    fields: dealershipTeasersEdgeNameAlone,
  },
  {
    block: "dealership-teasers",
    name: "edge/none",
    kind: "edge",
    data: dealershipTeasersEdgeNoneData,
    fields: dealershipTeasersEdgeNone,
  },
  {
    block: "dealership-teasers",
    name: "edge/one",
    kind: "edge",
    data: dealershipTeasersEdgeOneData,
    fields: dealershipTeasersEdgeOne,
  },
  { block: "dealership-teasers", name: "edge/search-failed", kind: "edge", fields: dealershipTeasersEdgeSearchFailed },
  {
    block: "dealership-teasers",
    name: "invalid/unknown-field",
    kind: "invalid",
    ...dealershipTeasersInvalidUnknownField,
  },
  {
    block: "dealership-teasers",
    name: "invalid/unknown-selection",
    kind: "invalid",
    ...dealershipTeasersInvalidUnknownSelection,
  },
  { block: "faq-list", name: "default", kind: "shown", fields: faqListDefault },
  { block: "faq-list", name: "one-at-a-time", kind: "shown", fields: faqListOneAtATime },
  { block: "faq-list", name: "workshop", kind: "shown", fields: faqListWorkshop },
  { block: "faq-list", name: "edge/answer-of-every-kind", kind: "edge", fields: faqListEdgeAnswerOfEveryKind },
  { block: "faq-list", name: "edge/answer-to-come", kind: "edge", fields: faqListEdgeAnswerToCome },
  { block: "faq-list", name: "edge/long-finnish", kind: "edge", fields: faqListEdgeLongFinnish },
  { block: "faq-list", name: "edge/markup-in-question", kind: "edge", fields: faqListEdgeMarkupInQuestion },
  { block: "faq-list", name: "edge/no-questions", kind: "edge", fields: faqListEdgeNoQuestions },
  { block: "faq-list", name: "invalid/answer-as-text", kind: "invalid", ...faqListInvalidAnswerAsText },
  { block: "faq-list", name: "invalid/question-missing", kind: "invalid", ...faqListInvalidQuestionMissing },
  { block: "faq-list", name: "invalid/unknown-field", kind: "invalid", ...faqListInvalidUnknownField },
  { block: "file-download-list", name: "default", kind: "shown", fields: fileDownloadListDefault },
  { block: "file-download-list", name: "opened-in-a-window", kind: "shown", fields: fileDownloadListOpenedInAWindow },
  { block: "file-download-list", name: "press", kind: "shown", fields: fileDownloadListPress },
  { block: "file-download-list", name: "edge/exactly-three", kind: "edge", fields: fileDownloadListEdgeExactlyThree },
  { block: "file-download-list", name: "edge/long-finnish", kind: "edge", fields: fileDownloadListEdgeLongFinnish },
  { block: "file-download-list", name: "edge/no-files", kind: "edge", fields: fileDownloadListEdgeNoFiles },
  { block: "file-download-list", name: "edge/of-every-kind", kind: "edge", fields: fileDownloadListEdgeOfEveryKind },
  { block: "file-download-list", name: "edge/without-facts", kind: "edge", fields: fileDownloadListEdgeWithoutFacts },
  { block: "file-download-list", name: "invalid/file-missing", kind: "invalid", ...fileDownloadListInvalidFileMissing },
  {
    block: "file-download-list",
    name: "invalid/negative-size",
    kind: "invalid",
    ...fileDownloadListInvalidNegativeSize,
  },
  {
    block: "file-download-list",
    name: "invalid/unknown-action",
    kind: "invalid",
    ...fileDownloadListInvalidUnknownAction,
  },
  {
    block: "file-download-list",
    name: "invalid/unknown-field",
    kind: "invalid",
    ...fileDownloadListInvalidUnknownField,
  },
  { block: "footer", name: "default", kind: "shown", fields: footerDefault },
  { block: "footer", name: "complete", kind: "shown", fields: footerComplete },
  { block: "footer", name: "two-columns", kind: "shown", fields: footerTwoColumns },
  { block: "footer", name: "without-brands", kind: "shown", fields: footerWithoutBrands },
  { block: "footer", name: "edge/all-brands-without-logo", kind: "edge", fields: footerEdgeAllBrandsWithoutLogo },
  { block: "footer", name: "edge/brand-name-with-signs", kind: "edge", fields: footerEdgeBrandNameWithSigns },
  { block: "footer", name: "edge/brand-without-logo", kind: "edge", fields: footerEdgeBrandWithoutLogo },
  { block: "footer", name: "edge/brands-switched-off", kind: "edge", fields: footerEdgeBrandsSwitchedOff },
  { block: "footer", name: "edge/brands-without-heading", kind: "edge", fields: footerEdgeBrandsWithoutHeading },
  { block: "footer", name: "edge/column-without-title", kind: "edge", fields: footerEdgeColumnWithoutTitle },
  { block: "footer", name: "edge/contact-links", kind: "edge", fields: footerEdgeContactLinks },
  { block: "footer", name: "edge/eight-columns", kind: "edge", fields: footerEdgeEightColumns },
  { block: "footer", name: "edge/empty-lists", kind: "edge", fields: footerEdgeEmptyLists },
  { block: "footer", name: "edge/info-empty", kind: "edge", fields: footerEdgeInfoEmpty },
  { block: "footer", name: "edge/info-heading-only", kind: "edge", fields: footerEdgeInfoHeadingOnly },
  { block: "footer", name: "edge/long-finnish", kind: "edge", fields: footerEdgeLongFinnish },
  { block: "footer", name: "edge/no-fields", kind: "edge", fields: footerEdgeNoFields },
  { block: "footer", name: "edge/one-column-spans", kind: "edge", fields: footerEdgeOneColumnSpans },
  { block: "footer", name: "edge/social-without-icon", kind: "edge", fields: footerEdgeSocialWithoutIcon },
  { block: "footer", name: "invalid/brand-without-name", kind: "invalid", ...footerInvalidBrandWithoutName },
  { block: "footer", name: "invalid/column-item-without-link", kind: "invalid", ...footerInvalidColumnItemWithoutLink },
  {
    block: "footer",
    name: "invalid/highlighted-link-without-address",
    kind: "invalid",
    ...footerInvalidHighlightedLinkWithoutAddress,
  },
  { block: "footer", name: "invalid/nine-columns", kind: "invalid", ...footerInvalidNineColumns },
  { block: "footer", name: "invalid/social-without-address", kind: "invalid", ...footerInvalidSocialWithoutAddress },
  { block: "footer", name: "invalid/unknown-field", kind: "invalid", ...footerInvalidUnknownField },
  { block: "group-sites", name: "default", kind: "shown", fields: groupSitesDefault },
  { block: "group-sites", name: "places-on-surface", kind: "shown", fields: groupSitesPlacesOnSurface },
  {
    block: "group-sites",
    name: "edge/country-that-comes-back",
    kind: "edge",
    fields: groupSitesEdgeCountryThatComesBack,
  },
  { block: "group-sites", name: "edge/long-finnish", kind: "edge", fields: groupSitesEdgeLongFinnish },
  { block: "group-sites", name: "edge/no-fields", kind: "edge", fields: groupSitesEdgeNoFields },
  { block: "group-sites", name: "edge/no-sites", kind: "edge", fields: groupSitesEdgeNoSites },
  { block: "group-sites", name: "edge/one-site", kind: "edge", fields: groupSitesEdgeOneSite },
  { block: "group-sites", name: "edge/some-without-country", kind: "edge", fields: groupSitesEdgeSomeWithoutCountry },
  { block: "group-sites", name: "edge/with-logos", kind: "edge", fields: groupSitesEdgeWithLogos },
  {
    block: "group-sites",
    name: "invalid/site-without-address",
    kind: "invalid",
    ...groupSitesInvalidSiteWithoutAddress,
  },
  { block: "group-sites", name: "invalid/unknown-field", kind: "invalid", ...groupSitesInvalidUnknownField },
  { block: "group-sites", name: "invalid/unknown-language", kind: "invalid", ...groupSitesInvalidUnknownLanguage },
  { block: "hero-banner", name: "default", kind: "shown", fields: heroBannerDefault },
  { block: "hero-banner", name: "campaign-centred", kind: "shown", fields: heroBannerCampaignCentred },
  { block: "hero-banner", name: "home-with-search", kind: "shown", fields: heroBannerHomeWithSearch },
  { block: "hero-banner", name: "workshop", kind: "shown", fields: heroBannerWorkshop },
  { block: "hero-banner", name: "edge/decorative-image", kind: "edge", fields: heroBannerEdgeDecorativeImage },
  { block: "hero-banner", name: "edge/external-link", kind: "edge", fields: heroBannerEdgeExternalLink },
  { block: "hero-banner", name: "edge/image-from-elsewhere", kind: "edge", fields: heroBannerEdgeImageFromElsewhere },
  { block: "hero-banner", name: "edge/image-only", kind: "edge", fields: heroBannerEdgeImageOnly },
  { block: "hero-banner", name: "edge/image-without-size", kind: "edge", fields: heroBannerEdgeImageWithoutSize },
  { block: "hero-banner", name: "edge/line-breaks", kind: "edge", fields: heroBannerEdgeLineBreaks },
  { block: "hero-banner", name: "edge/link-without-text", kind: "edge", fields: heroBannerEdgeLinkWithoutText },
  { block: "hero-banner", name: "edge/long-finnish", kind: "edge", fields: heroBannerEdgeLongFinnish },
  { block: "hero-banner", name: "edge/markup-in-text", kind: "edge", fields: heroBannerEdgeMarkupInText },
  { block: "hero-banner", name: "edge/no-fields", kind: "edge", fields: heroBannerEdgeNoFields },
  { block: "hero-banner", name: "edge/no-image", kind: "edge", fields: heroBannerEdgeNoImage },
  { block: "hero-banner", name: "edge/phone-image-only", kind: "edge", fields: heroBannerEdgePhoneImageOnly },
  { block: "hero-banner", name: "edge/search-keeps-query", kind: "edge", fields: heroBannerEdgeSearchKeepsQuery },
  {
    block: "hero-banner",
    name: "edge/search-without-address",
    kind: "edge",
    fields: heroBannerEdgeSearchWithoutAddress,
  },
  { block: "hero-banner", name: "edge/video", kind: "edge", fields: heroBannerEdgeVideo },
  { block: "hero-banner", name: "edge/video-with-still", kind: "edge", fields: heroBannerEdgeVideoWithStill },
  { block: "hero-banner", name: "edge/video-without-film", kind: "edge", fields: heroBannerEdgeVideoWithoutFilm },
  { block: "hero-banner", name: "invalid/american-centre", kind: "invalid", ...heroBannerInvalidAmericanCentre },
  { block: "hero-banner", name: "invalid/empty-link", kind: "invalid", ...heroBannerInvalidEmptyLink },
  { block: "hero-banner", name: "invalid/heading-seven", kind: "invalid", ...heroBannerInvalidHeadingSeven },
  {
    block: "hero-banner",
    name: "invalid/image-without-address",
    kind: "invalid",
    ...heroBannerInvalidImageWithoutAddress,
  },
  { block: "hero-banner", name: "invalid/title-without-value", kind: "invalid", ...heroBannerInvalidTitleWithoutValue },
  { block: "hero-banner", name: "invalid/unknown-button-type", kind: "invalid", ...heroBannerInvalidUnknownButtonType },
  { block: "hero-banner", name: "invalid/unknown-field", kind: "invalid", ...heroBannerInvalidUnknownField },
  { block: "highlight-list", name: "default", kind: "shown", fields: highlightListDefault },
  { block: "highlight-list", name: "in-steps", kind: "shown", fields: highlightListInSteps },
  { block: "highlight-list", name: "why-norrvik", kind: "shown", fields: highlightListWhyNorrvik },
  { block: "highlight-list", name: "edge/long-finnish", kind: "edge", fields: highlightListEdgeLongFinnish },
  { block: "highlight-list", name: "edge/no-points", kind: "edge", fields: highlightListEdgeNoPoints },
  { block: "highlight-list", name: "edge/one-point", kind: "edge", fields: highlightListEdgeOnePoint },
  {
    block: "highlight-list",
    name: "invalid/point-without-title",
    kind: "invalid",
    ...highlightListInvalidPointWithoutTitle,
  },
  { block: "highlight-list", name: "invalid/unknown-field", kind: "invalid", ...highlightListInvalidUnknownField },
  { block: "highlight-list", name: "invalid/unknown-marker", kind: "invalid", ...highlightListInvalidUnknownMarker },
  { block: "hubspot-form", name: "default", kind: "shown", fields: hubspotFormDefault },
  { block: "hubspot-form", name: "company-cars-on-dark", kind: "shown", fields: hubspotFormCompanyCarsOnDark },
  { block: "hubspot-form", name: "newsletter-on-surface", kind: "shown", fields: hubspotFormNewsletterOnSurface },
  { block: "hubspot-form", name: "edge/form-alone", kind: "edge", fields: hubspotFormEdgeFormAlone },
  { block: "hubspot-form", name: "edge/long-finnish", kind: "edge", fields: hubspotFormEdgeLongFinnish },
  { block: "hubspot-form", name: "edge/missing-account", kind: "edge", fields: hubspotFormEdgeMissingAccount },
  { block: "hubspot-form", name: "edge/missing-form-id", kind: "edge", fields: hubspotFormEdgeMissingFormId },
  { block: "hubspot-form", name: "edge/no-fields", kind: "edge", fields: hubspotFormEdgeNoFields },
  { block: "hubspot-form", name: "invalid/account-by-name", kind: "invalid", ...hubspotFormInvalidAccountByName },
  { block: "hubspot-form", name: "invalid/short-form-id", kind: "invalid", ...hubspotFormInvalidShortFormId },
  { block: "hubspot-form", name: "invalid/unknown-field", kind: "invalid", ...hubspotFormInvalidUnknownField },
  { block: "hubspot-form", name: "invalid/unknown-region", kind: "invalid", ...hubspotFormInvalidUnknownRegion },
  { block: "jotform-form", name: "default", kind: "shown", fields: jotformFormDefault },
  { block: "jotform-form", name: "damage-report-on-surface", kind: "shown", fields: jotformFormDamageReportOnSurface },
  { block: "jotform-form", name: "edge/form-alone", kind: "edge", fields: jotformFormEdgeFormAlone },
  { block: "jotform-form", name: "edge/long-finnish", kind: "edge", fields: jotformFormEdgeLongFinnish },
  { block: "jotform-form", name: "edge/missing-form-id", kind: "edge", fields: jotformFormEdgeMissingFormId },
  { block: "jotform-form", name: "edge/no-fields", kind: "edge", fields: jotformFormEdgeNoFields },
  {
    block: "jotform-form",
    name: "invalid/unknown-data-centre",
    kind: "invalid",
    ...jotformFormInvalidUnknownDataCentre,
  },
  { block: "jotform-form", name: "invalid/unknown-field", kind: "invalid", ...jotformFormInvalidUnknownField },
  { block: "jotform-form", name: "invalid/whole-address", kind: "invalid", ...jotformFormInvalidWholeAddress },
  { block: "legal-info", name: "default", kind: "shown", fields: legalInfoDefault },
  { block: "legal-info", name: "folded", kind: "shown", fields: legalInfoFolded },
  { block: "legal-info", name: "edge/folded-without-text", kind: "edge", fields: legalInfoEdgeFoldedWithoutText },
  { block: "legal-info", name: "edge/folded-without-title", kind: "edge", fields: legalInfoEdgeFoldedWithoutTitle },
  { block: "legal-info", name: "edge/long-finnish", kind: "edge", fields: legalInfoEdgeLongFinnish },
  { block: "legal-info", name: "edge/no-fields", kind: "edge", fields: legalInfoEdgeNoFields },
  { block: "legal-info", name: "edge/phone-link", kind: "edge", fields: legalInfoEdgePhoneLink },
  { block: "legal-info", name: "edge/text-only", kind: "edge", fields: legalInfoEdgeTextOnly },
  { block: "legal-info", name: "invalid/folded-as-text", kind: "invalid", ...legalInfoInvalidFoldedAsText },
  { block: "legal-info", name: "invalid/text-as-text", kind: "invalid", ...legalInfoInvalidTextAsText },
  { block: "legal-info", name: "invalid/unknown-field", kind: "invalid", ...legalInfoInvalidUnknownField },
  {
    block: "mega-menu-navigation",
    name: "default",
    kind: "shown",
    data: megaMenuNavigationDefaultData,
    fields: megaMenuNavigationDefault,
  },
  {
    block: "mega-menu-navigation",
    name: "dark-with-notice",
    kind: "shown",
    data: megaMenuNavigationDarkWithNoticeData,
    fields: megaMenuNavigationDarkWithNotice,
  },
  {
    block: "mega-menu-navigation",
    name: "with-teasers",
    kind: "shown",
    data: megaMenuNavigationWithTeasersData,
    fields: megaMenuNavigationWithTeasers,
  },
  {
    block: "mega-menu-navigation",
    name: "edge/many-items",
    kind: "edge",
    data: megaMenuNavigationEdgeManyItemsData,
    fields: megaMenuNavigationEdgeManyItems,
  },
  { block: "mega-menu-navigation", name: "edge/no-fields", kind: "edge", fields: megaMenuNavigationEdgeNoFields },
  {
    block: "mega-menu-navigation",
    name: "edge/teaser-of-a-picture-alone",
    kind: "edge",
    data: megaMenuNavigationEdgeTeaserOfAPictureAloneData,
    fields: megaMenuNavigationEdgeTeaserOfAPictureAlone,
  },
  {
    block: "mega-menu-navigation",
    name: "edge/teaser-of-words-alone",
    kind: "edge",
    data: megaMenuNavigationEdgeTeaserOfWordsAloneData,
    fields: megaMenuNavigationEdgeTeaserOfWordsAlone,
  },
  {
    block: "mega-menu-navigation",
    name: "edge/teaser-that-says-nothing",
    kind: "edge",
    data: megaMenuNavigationEdgeTeaserThatSaysNothingData,
    fields: megaMenuNavigationEdgeTeaserThatSaysNothing,
  },
  {
    block: "mega-menu-navigation",
    name: "edge/teaser-under-no-page",
    kind: "edge",
    data: megaMenuNavigationEdgeTeaserUnderNoPageData,
    fields: megaMenuNavigationEdgeTeaserUnderNoPage,
  },
  {
    block: "mega-menu-navigation",
    name: "invalid/thirteen-teasers",
    kind: "invalid",
    ...megaMenuNavigationInvalidThirteenTeasers,
  },
  {
    block: "mega-menu-navigation",
    name: "invalid/unknown-field",
    kind: "invalid",
    ...megaMenuNavigationInvalidUnknownField,
  },
  { block: "navigation", name: "default", kind: "shown", data: navigationDefaultData, fields: navigationDefault },
  {
    block: "navigation",
    name: "dark-with-offer",
    kind: "shown",
    data: navigationDarkWithOfferData,
    fields: navigationDarkWithOffer,
  },
  {
    block: "navigation",
    name: "with-notice",
    kind: "shown",
    data: navigationWithNoticeData,
    fields: navigationWithNotice,
  },
  {
    block: "navigation",
    name: "with-teasers",
    kind: "shown",
    data: navigationWithTeasersData,
    fields: navigationWithTeasers,
  },
  {
    block: "navigation",
    name: "with-warning",
    kind: "shown",
    data: navigationWithWarningData,
    fields: navigationWithWarning,
  },
  {
    block: "navigation",
    name: "edge/all-hidden",
    kind: "edge",
    data: navigationEdgeAllHiddenData,
    fields: navigationEdgeAllHidden,
  },
  {
    block: "navigation",
    name: "edge/blank-message",
    kind: "edge",
    data: navigationEdgeBlankMessageData,
    fields: navigationEdgeBlankMessage,
  },
  {
    block: "navigation",
    name: "edge/empty-lists",
    kind: "edge",
    data: navigationEdgeEmptyListsData,
    fields: navigationEdgeEmptyLists,
  },
  {
    block: "navigation",
    name: "edge/external-item",
    kind: "edge",
    data: navigationEdgeExternalItemData,
    fields: navigationEdgeExternalItem,
  },
  {
    block: "navigation",
    name: "edge/extra-item-without-link",
    kind: "edge",
    data: navigationEdgeExtraItemWithoutLinkData,
    fields: navigationEdgeExtraItemWithoutLink,
  },
  {
    block: "navigation",
    name: "edge/extra-item-without-title",
    kind: "edge",
    data: navigationEdgeExtraItemWithoutTitleData,
    fields: navigationEdgeExtraItemWithoutTitle,
  },
  {
    block: "navigation",
    name: "edge/extra-items-of-every-kind",
    kind: "edge",
    data: navigationEdgeExtraItemsOfEveryKindData,
    fields: navigationEdgeExtraItemsOfEveryKind,
  },
  {
    block: "navigation",
    name: "edge/four-levels",
    kind: "edge",
    data: navigationEdgeFourLevelsData,
    fields: navigationEdgeFourLevels,
  },
  {
    block: "navigation",
    name: "edge/hidden-items",
    kind: "edge",
    data: navigationEdgeHiddenItemsData,
    fields: navigationEdgeHiddenItems,
  },
  {
    block: "navigation",
    name: "edge/item-without-navigation-title",
    kind: "edge",
    data: navigationEdgeItemWithoutNavigationTitleData,
    fields: navigationEdgeItemWithoutNavigationTitle,
  },
  {
    block: "navigation",
    name: "edge/long-finnish",
    kind: "edge",
    data: navigationEdgeLongFinnishData,
    fields: navigationEdgeLongFinnish,
  },
  {
    block: "navigation",
    name: "edge/many-items",
    kind: "edge",
    data: navigationEdgeManyItemsData,
    fields: navigationEdgeManyItems,
  },
  {
    block: "navigation",
    name: "edge/message-switched-off",
    kind: "edge",
    data: navigationEdgeMessageSwitchedOffData,
    fields: navigationEdgeMessageSwitchedOff,
  },
  {
    block: "navigation",
    name: "edge/message-text-only",
    kind: "edge",
    data: navigationEdgeMessageTextOnlyData,
    fields: navigationEdgeMessageTextOnly,
  },
  {
    block: "navigation",
    name: "edge/message-title-only",
    kind: "edge",
    data: navigationEdgeMessageTitleOnlyData,
    fields: navigationEdgeMessageTitleOnly,
  },
  {
    block: "navigation",
    name: "edge/message-without-type",
    kind: "edge",
    data: navigationEdgeMessageWithoutTypeData,
    fields: navigationEdgeMessageWithoutType,
  },
  { block: "navigation", name: "edge/no-fields", kind: "edge", fields: navigationEdgeNoFields },
  {
    block: "navigation",
    name: "edge/no-logo",
    kind: "edge",
    data: navigationEdgeNoLogoData,
    fields: navigationEdgeNoLogo,
  },
  {
    block: "navigation",
    name: "edge/one-language",
    kind: "edge",
    data: navigationEdgeOneLanguageData,
    fields: navigationEdgeOneLanguage,
  },
  {
    block: "navigation",
    name: "edge/three-levels",
    kind: "edge",
    data: navigationEdgeThreeLevelsData,
    fields: navigationEdgeThreeLevels,
  },
  { block: "navigation", name: "invalid/eleven-extra-items", kind: "invalid", ...navigationInvalidElevenExtraItems },
  { block: "navigation", name: "invalid/logo-height-as-text", kind: "invalid", ...navigationInvalidLogoHeightAsText },
  { block: "navigation", name: "invalid/logo-width-zero", kind: "invalid", ...navigationInvalidLogoWidthZero },
  { block: "navigation", name: "invalid/unknown-field", kind: "invalid", ...navigationInvalidUnknownField },
  {
    block: "navigation",
    name: "invalid/unknown-message-type",
    kind: "invalid",
    ...navigationInvalidUnknownMessageType,
  },
  { block: "news-banner", name: "default", kind: "shown", fields: newsBannerDefault },
  { block: "news-banner", name: "accent", kind: "shown", fields: newsBannerAccent },
  { block: "news-banner", name: "dark", kind: "shown", fields: newsBannerDark },
  { block: "news-banner", name: "edge/link-without-words", kind: "edge", fields: newsBannerEdgeLinkWithoutWords },
  { block: "news-banner", name: "edge/long-finnish", kind: "edge", fields: newsBannerEdgeLongFinnish },
  { block: "news-banner", name: "edge/text-only", kind: "edge", fields: newsBannerEdgeTextOnly },
  { block: "news-banner", name: "invalid/date-in-words", kind: "invalid", ...newsBannerInvalidDateInWords },
  { block: "news-banner", name: "invalid/unknown-field", kind: "invalid", ...newsBannerInvalidUnknownField },
  { block: "news-banner", name: "invalid/without-text", kind: "invalid", ...newsBannerInvalidWithoutText },
  { block: "picture", name: "default", kind: "shown", fields: pictureDefault },
  { block: "picture", name: "full-width", kind: "shown", fields: pictureFullWidth },
  { block: "picture", name: "wide-without-caption", kind: "shown", fields: pictureWideWithoutCaption },
  { block: "picture", name: "edge/caption-without-picture", kind: "edge", fields: pictureEdgeCaptionWithoutPicture },
  { block: "picture", name: "edge/decoration", kind: "edge", fields: pictureEdgeDecoration },
  { block: "picture", name: "edge/long-finnish", kind: "edge", fields: pictureEdgeLongFinnish },
  { block: "picture", name: "edge/no-fields", kind: "edge", fields: pictureEdgeNoFields },
  { block: "picture", name: "edge/phone-picture-only", kind: "edge", fields: pictureEdgePhonePictureOnly },
  {
    block: "picture",
    name: "invalid/picture-without-address",
    kind: "invalid",
    ...pictureInvalidPictureWithoutAddress,
  },
  { block: "picture", name: "invalid/unknown-field", kind: "invalid", ...pictureInvalidUnknownField },
  { block: "picture", name: "invalid/width-in-pixels", kind: "invalid", ...pictureInvalidWidthInPixels },
  { block: "quote", name: "default", kind: "shown", fields: quoteDefault },
  { block: "quote", name: "on-dark", kind: "shown", fields: quoteOnDark },
  { block: "quote", name: "with-picture-on-surface", kind: "shown", fields: quoteWithPictureOnSurface },
  { block: "quote", name: "edge/long-finnish", kind: "edge", fields: quoteEdgeLongFinnish },
  { block: "quote", name: "edge/picture-only-speaker", kind: "edge", fields: quoteEdgePictureOnlySpeaker },
  { block: "quote", name: "edge/role-without-name", kind: "edge", fields: quoteEdgeRoleWithoutName },
  { block: "quote", name: "edge/words-only", kind: "edge", fields: quoteEdgeWordsOnly },
  { block: "quote", name: "invalid/surface-by-name", kind: "invalid", ...quoteInvalidSurfaceByName },
  { block: "quote", name: "invalid/unknown-field", kind: "invalid", ...quoteInvalidUnknownField },
  { block: "quote", name: "invalid/without-words", kind: "invalid", ...quoteInvalidWithoutWords },
  { block: "scroll-to-top", name: "default", kind: "shown", fields: scrollToTopDefault },
  { block: "scroll-to-top", name: "edge/on-very-long-pages", kind: "edge", fields: scrollToTopEdgeOnVeryLongPages },
  { block: "scroll-to-top", name: "invalid/as-text", kind: "invalid", ...scrollToTopInvalidAsText },
  { block: "scroll-to-top", name: "invalid/at-once", kind: "invalid", ...scrollToTopInvalidAtOnce },
  { block: "scroll-to-top", name: "invalid/unknown-field", kind: "invalid", ...scrollToTopInvalidUnknownField },
  { block: "sell-car-form", name: "default", kind: "shown", fields: sellCarFormDefault },
  { block: "sell-car-form", name: "on-surface", kind: "shown", fields: sellCarFormOnSurface },
  { block: "sell-car-form", name: "edge/long-finnish", kind: "edge", fields: sellCarFormEdgeLongFinnish },
  { block: "sell-car-form", name: "edge/no-fields", kind: "edge", fields: sellCarFormEdgeNoFields },
  { block: "sell-car-form", name: "edge/no-text", kind: "edge", fields: sellCarFormEdgeNoText },
  { block: "sell-car-form", name: "invalid/unknown-field", kind: "invalid", ...sellCarFormInvalidUnknownField },
  {
    block: "service-request-form",
    name: "default",
    kind: "shown",
    data: serviceRequestFormDefaultData,
    fields: serviceRequestFormDefault,
  },
  {
    block: "service-request-form",
    name: "motorcycles",
    kind: "shown",
    data: serviceRequestFormMotorcyclesData,
    fields: serviceRequestFormMotorcycles,
  },
  {
    block: "service-request-form",
    name: "newsletter-required",
    kind: "shown",
    data: serviceRequestFormNewsletterRequiredData,
    fields: serviceRequestFormNewsletterRequired,
  },
  { block: "service-request-form", name: "edge/no-fields", kind: "edge", fields: serviceRequestFormEdgeNoFields },
  {
    block: "service-request-form",
    name: "edge/no-text",
    kind: "edge",
    data: serviceRequestFormEdgeNoTextData,
    fields: serviceRequestFormEdgeNoText,
  },
  {
    block: "service-request-form",
    name: "invalid/dealership-by-name",
    kind: "invalid",
    ...serviceRequestFormInvalidDealershipByName,
  },
  {
    block: "service-request-form",
    name: "invalid/unknown-field",
    kind: "invalid",
    ...serviceRequestFormInvalidUnknownField,
  },
  {
    block: "service-request-form",
    name: "invalid/unknown-vehicle",
    kind: "invalid",
    ...serviceRequestFormInvalidUnknownVehicle,
  },
  { block: "social-media", name: "default", kind: "shown", fields: socialMediaDefault },
  { block: "social-media", name: "with-names-on-surface", kind: "shown", fields: socialMediaWithNamesOnSurface },
  { block: "social-media", name: "edge/long-finnish", kind: "edge", fields: socialMediaEdgeLongFinnish },
  { block: "social-media", name: "edge/missing-icon", kind: "edge", fields: socialMediaEdgeMissingIcon },
  { block: "social-media", name: "edge/no-fields", kind: "edge", fields: socialMediaEdgeNoFields },
  { block: "social-media", name: "edge/no-icon-at-all", kind: "edge", fields: socialMediaEdgeNoIconAtAll },
  { block: "social-media", name: "edge/twelve-services", kind: "edge", fields: socialMediaEdgeTwelveServices },
  { block: "social-media", name: "edge/without-words", kind: "edge", fields: socialMediaEdgeWithoutWords },
  { block: "social-media", name: "invalid/thirteen-services", kind: "invalid", ...socialMediaInvalidThirteenServices },
  { block: "social-media", name: "invalid/unknown-field", kind: "invalid", ...socialMediaInvalidUnknownField },
  { block: "social-media", name: "invalid/without-address", kind: "invalid", ...socialMediaInvalidWithoutAddress },
  { block: "spacer", name: "default", kind: "shown", fields: spacerDefault },
  { block: "spacer", name: "large-with-line", kind: "shown", fields: spacerLargeWithLine },
  { block: "spacer", name: "edge/small", kind: "edge", fields: spacerEdgeSmall },
  { block: "spacer", name: "invalid/size-in-pixels", kind: "invalid", ...spacerInvalidSizeInPixels },
  { block: "spacer", name: "invalid/unknown-field", kind: "invalid", ...spacerInvalidUnknownField },
  { block: "stage-row", name: "default", kind: "shown", fields: stageRowDefault },
  { block: "stage-row", name: "four-columns", kind: "shown", fields: stageRowFourColumns },
  { block: "stage-row", name: "three-ways-in", kind: "shown", fields: stageRowThreeWaysIn },
  { block: "stage-row", name: "edge/long-finnish", kind: "edge", fields: stageRowEdgeLongFinnish },
  { block: "stage-row", name: "edge/no-stages", kind: "edge", fields: stageRowEdgeNoStages },
  { block: "stage-row", name: "edge/some-parts-missing", kind: "edge", fields: stageRowEdgeSomePartsMissing },
  { block: "stage-row", name: "edge/titles-only", kind: "edge", fields: stageRowEdgeTitlesOnly },
  { block: "stage-row", name: "edge/two-in-four-columns", kind: "edge", fields: stageRowEdgeTwoInFourColumns },
  { block: "stage-row", name: "invalid/card-without-title", kind: "invalid", ...stageRowInvalidCardWithoutTitle },
  { block: "stage-row", name: "invalid/five-columns", kind: "invalid", ...stageRowInvalidFiveColumns },
  { block: "stage-row", name: "invalid/unknown-field", kind: "invalid", ...stageRowInvalidUnknownField },
  { block: "statistic", name: "default", kind: "shown", fields: statisticDefault },
  { block: "statistic", name: "large-number", kind: "shown", fields: statisticLargeNumber },
  { block: "statistic", name: "edge/long-finnish", kind: "edge", fields: statisticEdgeLongFinnish },
  { block: "statistic", name: "edge/markup-in-value", kind: "edge", fields: statisticEdgeMarkupInValue },
  { block: "statistic", name: "invalid/no-value", kind: "invalid", ...statisticInvalidNoValue },
  { block: "statistic", name: "invalid/number-as-value", kind: "invalid", ...statisticInvalidNumberAsValue },
  { block: "statistic", name: "invalid/unknown-field", kind: "invalid", ...statisticInvalidUnknownField },
  { block: "stories-list", name: "default", kind: "shown", data: storiesListDefaultData, fields: storiesListDefault },
  {
    block: "stories-list",
    name: "filtered",
    kind: "shown",
    data: storiesListFilteredData,
    fields: storiesListFiltered,
  },
  {
    block: "stories-list",
    name: "latest-highlighted",
    kind: "shown",
    data: storiesListLatestHighlightedData,
    fields: storiesListLatestHighlighted,
  },
  {
    block: "stories-list",
    name: "row-with-wide-first",
    kind: "shown",
    data: storiesListRowWithWideFirstData,
    fields: storiesListRowWithWideFirst,
  },
  { block: "stories-list", name: "edge/bare", kind: "edge", fields: storiesListEdgeBare },
  {
    block: "stories-list",
    name: "edge/no-dates",
    kind: "edge",
    data: storiesListEdgeNoDatesData,
    fields: storiesListEdgeNoDates,
  },
  {
    block: "stories-list",
    name: "edge/no-stories",
    kind: "edge",
    data: storiesListEdgeNoStoriesData,
    fields: storiesListEdgeNoStories,
  },
  {
    block: "stories-list",
    name: "edge/one-story",
    kind: "edge",
    data: storiesListEdgeOneStoryData,
    fields: storiesListEdgeOneStory,
  },
  {
    block: "stories-list",
    name: "edge/story-without-picture",
    kind: "edge",
    data: storiesListEdgeStoryWithoutPictureData,
    fields: storiesListEdgeStoryWithoutPicture,
  },
  { block: "stories-list", name: "invalid/unknown-field", kind: "invalid", ...storiesListInvalidUnknownField },
  {
    block: "stories-teaser",
    name: "default",
    kind: "shown",
    data: storiesTeaserDefaultData,
    fields: storiesTeaserDefault,
  },
  { block: "stories-teaser", name: "list", kind: "shown", data: storiesTeaserListData, fields: storiesTeaserList },
  {
    block: "stories-teaser",
    name: "own-words",
    kind: "shown",
    data: storiesTeaserOwnWordsData,
    fields: storiesTeaserOwnWords,
  },
  {
    block: "stories-teaser",
    name: "edge/no-index",
    kind: "edge",
    data: storiesTeaserEdgeNoIndexData,
    fields: storiesTeaserEdgeNoIndex,
  },
  {
    block: "stories-teaser",
    name: "edge/no-stories",
    kind: "edge",
    data: storiesTeaserEdgeNoStoriesData,
    fields: storiesTeaserEdgeNoStories,
  },
  {
    block: "stories-teaser",
    name: "edge/no-title",
    kind: "edge",
    data: storiesTeaserEdgeNoTitleData,
    fields: storiesTeaserEdgeNoTitle,
  },
  {
    block: "stories-teaser",
    name: "edge/only-headlines",
    kind: "edge",
    data: storiesTeaserEdgeOnlyHeadlinesData,
    fields: storiesTeaserEdgeOnlyHeadlines,
  },
  {
    block: "stories-teaser",
    name: "edge/two-stories",
    kind: "edge",
    data: storiesTeaserEdgeTwoStoriesData,
    fields: storiesTeaserEdgeTwoStories,
  },
  { block: "stories-teaser", name: "invalid/unknown-field", kind: "invalid", ...storiesTeaserInvalidUnknownField },
  { block: "stories-teaser", name: "invalid/unknown-layout", kind: "invalid", ...storiesTeaserInvalidUnknownLayout },
  { block: "story-page", name: "default", kind: "shown", data: storyPageDefaultData, fields: storyPageDefault },
  { block: "story-page", name: "newest", kind: "shown", data: storyPageNewestData, fields: storyPageNewest },
  {
    block: "story-page",
    name: "edge/author-without-date",
    kind: "edge",
    data: storyPageEdgeAuthorWithoutDateData,
    fields: storyPageEdgeAuthorWithoutDate,
  },
  { block: "story-page", name: "edge/bare", kind: "edge", data: storyPageEdgeBareData, fields: storyPageEdgeBare },
  {
    block: "story-page",
    name: "edge/no-author",
    kind: "edge",
    data: storyPageEdgeNoAuthorData,
    fields: storyPageEdgeNoAuthor,
  },
  {
    block: "story-page",
    name: "edge/no-picture",
    kind: "edge",
    data: storyPageEdgeNoPictureData,
    fields: storyPageEdgeNoPicture,
  },
  { block: "story-page", name: "edge/nothing", kind: "edge", fields: storyPageEdgeNothing },
  { block: "story-page", name: "invalid/text-without-value", kind: "invalid", ...storyPageInvalidTextWithoutValue },
  { block: "story-page", name: "invalid/unknown-field", kind: "invalid", ...storyPageInvalidUnknownField },
  { block: "swedish-loan", name: "default", kind: "shown", fields: swedishLoanDefault },
  { block: "swedish-loan", name: "with-residual", kind: "shown", fields: swedishLoanWithResidual },
  { block: "swedish-loan", name: "edge/deposit-above-price", kind: "edge", fields: swedishLoanEdgeDepositAbovePrice },
  { block: "swedish-loan", name: "edge/incomplete-terms", kind: "edge", fields: swedishLoanEdgeIncompleteTerms },
  { block: "swedish-loan", name: "edge/no-fields", kind: "edge", fields: swedishLoanEdgeNoFields },
  {
    block: "swedish-loan",
    name: "invalid/placeholder-in-disclaimer",
    kind: "invalid",
    ...swedishLoanInvalidPlaceholderInDisclaimer,
  },
  {
    block: "swedish-loan",
    name: "invalid/placeholder-with-spaces",
    kind: "invalid",
    ...swedishLoanInvalidPlaceholderWithSpaces,
  },
  { block: "swedish-loan", name: "invalid/rate-in-words", kind: "invalid", ...swedishLoanInvalidRateInWords },
  { block: "swedish-loan", name: "invalid/unknown-field", kind: "invalid", ...swedishLoanInvalidUnknownField },
  { block: "table", name: "default", kind: "shown", fields: tableDefault },
  { block: "table", name: "phone-numbers", kind: "shown", fields: tablePhoneNumbers },
  { block: "table", name: "edge/eight-columns", kind: "edge", fields: tableEdgeEightColumns },
  { block: "table", name: "edge/long-finnish", kind: "edge", fields: tableEdgeLongFinnish },
  { block: "table", name: "edge/no-rows", kind: "edge", fields: tableEdgeNoRows },
  { block: "table", name: "edge/one-column", kind: "edge", fields: tableEdgeOneColumn },
  { block: "table", name: "edge/short-and-long-rows", kind: "edge", fields: tableEdgeShortAndLongRows },
  { block: "table", name: "edge/without-caption", kind: "edge", fields: tableEdgeWithoutCaption },
  { block: "table", name: "edge/without-row-headings", kind: "edge", fields: tableEdgeWithoutRowHeadings },
  { block: "table", name: "invalid/column-without-heading", kind: "invalid", ...tableInvalidColumnWithoutHeading },
  { block: "table", name: "invalid/nine-columns", kind: "invalid", ...tableInvalidNineColumns },
  { block: "table", name: "invalid/unknown-field", kind: "invalid", ...tableInvalidUnknownField },
  { block: "table", name: "invalid/without-columns", kind: "invalid", ...tableInvalidWithoutColumns },
  { block: "tabs", name: "default", kind: "shown", fields: tabsDefault },
  { block: "tabs", name: "on-a-surface", kind: "shown", fields: tabsOnASurface },
  { block: "tabs", name: "ways-to-pay", kind: "shown", fields: tabsWaysToPay },
  { block: "tabs", name: "edge/labels-only", kind: "edge", fields: tabsEdgeLabelsOnly },
  { block: "tabs", name: "edge/long-finnish", kind: "edge", fields: tabsEdgeLongFinnish },
  { block: "tabs", name: "edge/no-tabs", kind: "edge", fields: tabsEdgeNoTabs },
  { block: "tabs", name: "edge/one-tab", kind: "edge", fields: tabsEdgeOneTab },
  { block: "tabs", name: "invalid/tab-without-label", kind: "invalid", ...tabsInvalidTabWithoutLabel },
  { block: "tabs", name: "invalid/text-as-words", kind: "invalid", ...tabsInvalidTextAsWords },
  { block: "tabs", name: "invalid/unknown-field", kind: "invalid", ...tabsInvalidUnknownField },
  { block: "text-section", name: "default", kind: "shown", fields: textSectionDefault },
  { block: "text-section", name: "heading-beside", kind: "shown", fields: textSectionHeadingBeside },
  { block: "text-section", name: "two-columns", kind: "shown", fields: textSectionTwoColumns },
  { block: "text-section", name: "edge/beside-without-title", kind: "edge", fields: textSectionEdgeBesideWithoutTitle },
  { block: "text-section", name: "edge/long-finnish", kind: "edge", fields: textSectionEdgeLongFinnish },
  { block: "text-section", name: "edge/no-fields", kind: "edge", fields: textSectionEdgeNoFields },
  {
    block: "text-section",
    name: "edge/rich-text-of-every-kind",
    kind: "edge",
    fields: textSectionEdgeRichTextOfEveryKind,
  },
  { block: "text-section", name: "edge/text-only", kind: "edge", fields: textSectionEdgeTextOnly },
  { block: "text-section", name: "edge/title-only", kind: "edge", fields: textSectionEdgeTitleOnly },
  { block: "text-section", name: "invalid/heading-level", kind: "invalid", ...textSectionInvalidHeadingLevel },
  { block: "text-section", name: "invalid/layout-by-number", kind: "invalid", ...textSectionInvalidLayoutByNumber },
  { block: "text-section", name: "invalid/unknown-field", kind: "invalid", ...textSectionInvalidUnknownField },
  { block: "tyre-hotel", name: "default", kind: "shown", fields: tyreHotelDefault },
  { block: "tyre-hotel", name: "on-surface", kind: "shown", fields: tyreHotelOnSurface },
  { block: "tyre-hotel", name: "edge/no-fields", kind: "edge", fields: tyreHotelEdgeNoFields },
  { block: "tyre-hotel", name: "edge/no-links", kind: "edge", fields: tyreHotelEdgeNoLinks },
  { block: "tyre-hotel", name: "invalid/unknown-field", kind: "invalid", ...tyreHotelInvalidUnknownField },
  { block: "workshop-booking", name: "default", kind: "shown", fields: workshopBookingDefault },
  { block: "workshop-booking", name: "edge/bare", kind: "edge", fields: workshopBookingEdgeBare },
  {
    block: "workshop-booking",
    name: "edge/towns",
    kind: "edge",
    data: workshopBookingEdgeTownsData,
    fields: workshopBookingEdgeTowns,
  },
  {
    block: "workshop-booking",
    name: "invalid/brand-without-name",
    kind: "invalid",
    ...workshopBookingInvalidBrandWithoutName,
  },
  { block: "youtube-video", name: "default", kind: "shown", fields: youtubeVideoDefault },
  { block: "youtube-video", name: "started-by-the-visitor", kind: "shown", fields: youtubeVideoStartedByTheVisitor },
  { block: "youtube-video", name: "wide-with-controls", kind: "shown", fields: youtubeVideoWideWithControls },
  { block: "youtube-video", name: "edge/long-finnish", kind: "edge", fields: youtubeVideoEdgeLongFinnish },
  { block: "youtube-video", name: "edge/phone-picture-only", kind: "edge", fields: youtubeVideoEdgePhonePictureOnly },
  { block: "youtube-video", name: "edge/title-as-paragraph", kind: "edge", fields: youtubeVideoEdgeTitleAsParagraph },
  { block: "youtube-video", name: "edge/without-picture", kind: "edge", fields: youtubeVideoEdgeWithoutPicture },
  { block: "youtube-video", name: "invalid/unknown-field", kind: "invalid", ...youtubeVideoInvalidUnknownField },
  { block: "youtube-video", name: "invalid/whole-address", kind: "invalid", ...youtubeVideoInvalidWholeAddress },
  { block: "youtube-video", name: "invalid/without-id", kind: "invalid", ...youtubeVideoInvalidWithoutId },
  { block: "youtube-video", name: "invalid/without-title", kind: "invalid", ...youtubeVideoInvalidWithoutTitle },
]
