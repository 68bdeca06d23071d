/** Every text that a part may say, by key. The kit itself holds none: sites give them in the visitor's language. */
export interface KitMessages {
  /** Name of the alert bar. */
  "alert.label": string
  /** Button that puts the alert away. */
  "alert.dismiss": string
  /** Button that copies; `{value}` is what it copies. */
  "copy.label": string
  /** Said after a copy. */
  "copy.copied": string
  /** Said when the browser refuses. */
  "copy.failed": string
  /** Button that closes a dialog or a drawer. */
  "dialog.close": string
  /** Name of the navigation landmark. */
  "navigation.label": string
  /** Button that holds the items that do not fit. */
  "navigation.more": string
  /** Button that opens the menu on small screens. */
  "navigation.openMenu": string
  /** Button that closes the menu on small screens. */
  "navigation.closeMenu": string
  /** Button that opens the pages below an item; `{name}` is the item. */
  "navigation.openSubmenu": string
  /** Name of a search field. */
  "search.label": string
  /** Button that starts a search. */
  "search.submit": string
  /** Button that empties a search field. */
  "search.clear": string
  /** Button that starts a film. */
  "video.play": string
  /** Button that pauses a film. */
  "video.pause": string
  /** Button that shows the rest of a clipped text. */
  "clamp.more": string
  /** Button that clips it again. */
  "clamp.less": string
}

export type MessageKey = keyof KitMessages

/** Puts values into the `{name}` places of a text. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
