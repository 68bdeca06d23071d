// Generated from schemas/site/dictionary.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** Every text that a part of the kit says, by key. */
export interface KitMessages {
  /** Name of the navigation landmark. */
  "navigation.label": string
  /** Button that opens the menu on small screens. */
  "navigation.openMenu": string
  /** Button that closes the menu on small screens. */
  "navigation.closeMenu": string
  /** Button that opens the pages below an item. */
  "navigation.openSubmenu": string
  /** Button that holds the items that do not fit. */
  "navigation.more": string
  /** Name of the alert bar. */
  "alert.label": string
  /** Button that dismisses the alert. */
  "alert.dismiss": string
  /** Name of the search field in a hero banner. */
  "search.label": string
  /** Button that starts the search. */
  "search.submit": string
  /** Button that empties the search field. */
  "search.clear": string
  /** Button that copies a phone number or an address. */
  "copy.label": string
  /** Shown for one second after a copy. */
  "copy.copied": string
  /** Shown when the browser refuses to copy. */
  "copy.failed": string
  /** Button that closes a dialog or a drawer. */
  "dialog.close": string
  /** Button that shows the rest of a clipped text. */
  "clamp.more": string
  /** Button that clips it again. */
  "clamp.less": string
  /** Button that starts a film. */
  "video.play": string
  /** Button that pauses a film. */
  "video.pause": string
  /** Button that shows a note about what stands beside it. */
  "toggletip.label": string
  /** Button that goes back one level in the menu of small screens. */
  "drillDown.back": string
}
