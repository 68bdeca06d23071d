import { parseStageRow } from "@forecourt/blocks/parser/stage-row"
import { StageRow } from "@forecourt/blocks/stage-row"
import { site } from "../../site.ts"

export default function Page() {
  const fields = parseStageRow({
    cards: [{ title: { value: "Boka service" }, text: { value: "<p>Nära dig.</p>" } }],
  })
  return fields && <main>{StageRow({ fields, params: {}, site, id: "cards", renderPlaceholder: () => null })}</main>
}
