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
import breadcrumbDefault from "@forecourt/schemas/blocks/breadcrumb/examples/default.json" with { type: "json" }
import breadcrumbEdgeFirstLevel from "@forecourt/schemas/blocks/breadcrumb/examples/edge/first-level.json" with {
  type: "json",
}
import breadcrumbEdgeHome from "@forecourt/schemas/blocks/breadcrumb/examples/edge/home.json" with { type: "json" }
import breadcrumbEdgeLong from "@forecourt/schemas/blocks/breadcrumb/examples/edge/long.json" with { type: "json" }
import breadcrumbEdgeNothing from "@forecourt/schemas/blocks/breadcrumb/examples/edge/nothing.json" with {
  type: "json",
}
import breadcrumbInvalidStepWithoutAddress from "@forecourt/schemas/blocks/breadcrumb/examples/invalid/step-without-address.json" with {
  type: "json",
}
import breadcrumbInvalidUnknownField from "@forecourt/schemas/blocks/breadcrumb/examples/invalid/unknown-field.json" with {
  type: "json",
}
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
import navigationInvalidItemWithoutPath from "@forecourt/schemas/blocks/navigation/examples/invalid/item-without-path.json" with {
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
import navigationWithWarning from "@forecourt/schemas/blocks/navigation/examples/with-warning.json" with {
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
import storiesListInvalidStoryWithoutAddress from "@forecourt/schemas/blocks/stories-list/examples/invalid/story-without-address.json" with {
  type: "json",
}
import storiesListInvalidUnknownField from "@forecourt/schemas/blocks/stories-list/examples/invalid/unknown-field.json" with {
  type: "json",
}
import storiesListInvalidUnknownLayout from "@forecourt/schemas/blocks/stories-list/examples/invalid/unknown-layout.json" with {
  type: "json",
}
import storiesListLatestHighlighted from "@forecourt/schemas/blocks/stories-list/examples/latest-highlighted.json" with {
  type: "json",
}
import storiesListRowWithWideFirst from "@forecourt/schemas/blocks/stories-list/examples/row-with-wide-first.json" with {
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

/** Fields of a block as its schema's examples give them. */
export interface Example {
  /** Folder name of the block. */
  readonly block: string
  /** Path below the block's examples, for example `edge/no-image`. */
  readonly name: string
  /** `shown` ones are stories, `edge` ones are for tests, `invalid` ones must be refused. */
  readonly kind: "shown" | "edge" | "invalid"
  readonly fields: object
  /** What is wrong with an invalid one. */
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
  { block: "breadcrumb", name: "default", kind: "shown", fields: breadcrumbDefault },
  { block: "breadcrumb", name: "edge/first-level", kind: "edge", fields: breadcrumbEdgeFirstLevel },
  { block: "breadcrumb", name: "edge/home", kind: "edge", fields: breadcrumbEdgeHome },
  { block: "breadcrumb", name: "edge/long", kind: "edge", fields: breadcrumbEdgeLong },
  { block: "breadcrumb", name: "edge/nothing", kind: "edge", fields: breadcrumbEdgeNothing },
  {
    block: "breadcrumb",
    name: "invalid/step-without-address",
    kind: "invalid",
    ...breadcrumbInvalidStepWithoutAddress,
  },
  { block: "breadcrumb", name: "invalid/unknown-field", kind: "invalid", ...breadcrumbInvalidUnknownField },
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
  { block: "navigation", name: "default", kind: "shown", fields: navigationDefault },
  { block: "navigation", name: "dark-with-offer", kind: "shown", fields: navigationDarkWithOffer },
  { block: "navigation", name: "with-notice", kind: "shown", fields: navigationWithNotice },
  { block: "navigation", name: "with-warning", kind: "shown", fields: navigationWithWarning },
  { block: "navigation", name: "edge/all-hidden", kind: "edge", fields: navigationEdgeAllHidden },
  { block: "navigation", name: "edge/blank-message", kind: "edge", fields: navigationEdgeBlankMessage },
  { block: "navigation", name: "edge/empty-lists", kind: "edge", fields: navigationEdgeEmptyLists },
  { block: "navigation", name: "edge/external-item", kind: "edge", fields: navigationEdgeExternalItem },
  {
    block: "navigation",
    name: "edge/extra-item-without-link",
    kind: "edge",
    fields: navigationEdgeExtraItemWithoutLink,
  },
  {
    block: "navigation",
    name: "edge/extra-item-without-title",
    kind: "edge",
    fields: navigationEdgeExtraItemWithoutTitle,
  },
  {
    block: "navigation",
    name: "edge/extra-items-of-every-kind",
    kind: "edge",
    fields: navigationEdgeExtraItemsOfEveryKind,
  },
  { block: "navigation", name: "edge/four-levels", kind: "edge", fields: navigationEdgeFourLevels },
  { block: "navigation", name: "edge/hidden-items", kind: "edge", fields: navigationEdgeHiddenItems },
  {
    block: "navigation",
    name: "edge/item-without-navigation-title",
    kind: "edge",
    fields: navigationEdgeItemWithoutNavigationTitle,
  },
  { block: "navigation", name: "edge/long-finnish", kind: "edge", fields: navigationEdgeLongFinnish },
  { block: "navigation", name: "edge/many-items", kind: "edge", fields: navigationEdgeManyItems },
  { block: "navigation", name: "edge/message-switched-off", kind: "edge", fields: navigationEdgeMessageSwitchedOff },
  { block: "navigation", name: "edge/message-text-only", kind: "edge", fields: navigationEdgeMessageTextOnly },
  { block: "navigation", name: "edge/message-title-only", kind: "edge", fields: navigationEdgeMessageTitleOnly },
  { block: "navigation", name: "edge/message-without-type", kind: "edge", fields: navigationEdgeMessageWithoutType },
  { block: "navigation", name: "edge/no-fields", kind: "edge", fields: navigationEdgeNoFields },
  { block: "navigation", name: "edge/no-logo", kind: "edge", fields: navigationEdgeNoLogo },
  { block: "navigation", name: "edge/one-language", kind: "edge", fields: navigationEdgeOneLanguage },
  { block: "navigation", name: "edge/three-levels", kind: "edge", fields: navigationEdgeThreeLevels },
  { block: "navigation", name: "invalid/eleven-extra-items", kind: "invalid", ...navigationInvalidElevenExtraItems },
  { block: "navigation", name: "invalid/item-without-path", kind: "invalid", ...navigationInvalidItemWithoutPath },
  { block: "navigation", name: "invalid/logo-height-as-text", kind: "invalid", ...navigationInvalidLogoHeightAsText },
  { block: "navigation", name: "invalid/logo-width-zero", kind: "invalid", ...navigationInvalidLogoWidthZero },
  { block: "navigation", name: "invalid/unknown-field", kind: "invalid", ...navigationInvalidUnknownField },
  {
    block: "navigation",
    name: "invalid/unknown-message-type",
    kind: "invalid",
    ...navigationInvalidUnknownMessageType,
  },
  { block: "stories-list", name: "default", kind: "shown", fields: storiesListDefault },
  { block: "stories-list", name: "filtered", kind: "shown", fields: storiesListFiltered },
  { block: "stories-list", name: "latest-highlighted", kind: "shown", fields: storiesListLatestHighlighted },
  { block: "stories-list", name: "row-with-wide-first", kind: "shown", fields: storiesListRowWithWideFirst },
  { block: "stories-list", name: "edge/bare", kind: "edge", fields: storiesListEdgeBare },
  { block: "stories-list", name: "edge/no-dates", kind: "edge", fields: storiesListEdgeNoDates },
  { block: "stories-list", name: "edge/no-stories", kind: "edge", fields: storiesListEdgeNoStories },
  { block: "stories-list", name: "edge/one-story", kind: "edge", fields: storiesListEdgeOneStory },
  {
    block: "stories-list",
    name: "edge/story-without-picture",
    kind: "edge",
    fields: storiesListEdgeStoryWithoutPicture,
  },
  {
    block: "stories-list",
    name: "invalid/story-without-address",
    kind: "invalid",
    ...storiesListInvalidStoryWithoutAddress,
  },
  { block: "stories-list", name: "invalid/unknown-field", kind: "invalid", ...storiesListInvalidUnknownField },
  { block: "stories-list", name: "invalid/unknown-layout", kind: "invalid", ...storiesListInvalidUnknownLayout },
  { block: "stories-teaser", name: "default", kind: "shown", fields: storiesTeaserDefault },
  { block: "stories-teaser", name: "list", kind: "shown", fields: storiesTeaserList },
  { block: "stories-teaser", name: "own-words", kind: "shown", fields: storiesTeaserOwnWords },
  { block: "stories-teaser", name: "edge/no-index", kind: "edge", fields: storiesTeaserEdgeNoIndex },
  { block: "stories-teaser", name: "edge/no-stories", kind: "edge", fields: storiesTeaserEdgeNoStories },
  { block: "stories-teaser", name: "edge/no-title", kind: "edge", fields: storiesTeaserEdgeNoTitle },
  { block: "stories-teaser", name: "edge/only-headlines", kind: "edge", fields: storiesTeaserEdgeOnlyHeadlines },
  { block: "stories-teaser", name: "edge/two-stories", kind: "edge", fields: storiesTeaserEdgeTwoStories },
  { block: "stories-teaser", name: "invalid/unknown-field", kind: "invalid", ...storiesTeaserInvalidUnknownField },
  { block: "stories-teaser", name: "invalid/unknown-layout", kind: "invalid", ...storiesTeaserInvalidUnknownLayout },
  { block: "story-page", name: "default", kind: "shown", fields: storyPageDefault },
  { block: "story-page", name: "newest", kind: "shown", fields: storyPageNewest },
  { block: "story-page", name: "edge/author-without-date", kind: "edge", fields: storyPageEdgeAuthorWithoutDate },
  { block: "story-page", name: "edge/bare", kind: "edge", fields: storyPageEdgeBare },
  { block: "story-page", name: "edge/no-author", kind: "edge", fields: storyPageEdgeNoAuthor },
  { block: "story-page", name: "edge/no-picture", kind: "edge", fields: storyPageEdgeNoPicture },
  { block: "story-page", name: "edge/nothing", kind: "edge", fields: storyPageEdgeNothing },
  { block: "story-page", name: "invalid/text-without-value", kind: "invalid", ...storyPageInvalidTextWithoutValue },
  { block: "story-page", name: "invalid/unknown-field", kind: "invalid", ...storyPageInvalidUnknownField },
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
