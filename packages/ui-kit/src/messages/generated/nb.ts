// Generated from schemas/site/dictionary.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { KitMessages } from "./kit-messages.ts"

export const messages: KitMessages = {
  "navigation.label": "Hovedmeny",
  "navigation.openMenu": "Åpne menyen",
  "navigation.closeMenu": "Lukk menyen",
  "navigation.openSubmenu": "Vis sider under {name}",
  "navigation.more": "Mer",
  "alert.label": "Melding",
  "alert.dismiss": "Lukk meldingen",
  "search.label": "Søk blant bilene våre",
  "search.submit": "Søk",
  "search.clear": "Tøm søkefeltet",
  "copy.label": "Kopier {value}",
  "copy.copied": "Kopiert",
  "copy.failed": "Det gikk ikke å kopiere",
  "dialog.close": "Lukk",
  "clamp.more": "Vis mer",
  "clamp.less": "Vis mindre",
  "video.play": "Spill filmen",
  "video.pause": "Sett filmen på pause",
  "toggletip.label": "Mer informasjon",
  "drillDown.back": "Tilbake",
}
