// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/clamp.css"
import { type BlockProps, File, RichText, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ArrowIcon, ExternalIcon } from "@forecourt/ui-kit/icons"
import type { FileDownloadList as Fields, FileDownloadListFile } from "../generated/file-download-list.ts"
import { FileDownloadListMore } from "../generated/islands.tsx"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./file-download-list.module.css"
import { COLLAPSED_FILES, formatFacts, getExtension, getName } from "./file-download-list.rules.ts"

const part = anatomy("file-download-list", section, { text: prose.prose }, css)
const IN_WINDOW = { target: "_blank", rel: "noopener noreferrer" }
const AS_FILE = { download: "" }

export function FileDownloadList({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, files = [] } = fields
  if (files.length === 0) return null

  const list = <ul {...part("files")}>{...files.map((file) => renderFile(file, fields.action, site))}</ul>
  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        <Text {...part("title")} as={titleTag} field={title} />
        <RichText {...part("text")} field={fields.text} />
        {files.length > COLLAPSED_FILES ? (
          <FileDownloadListMore
            shown={COLLAPSED_FILES}
            labels={{ more: site.text("files.more", { count: files.length }), less: site.text("files.less") }}
          >
            {list}
          </FileDownloadListMore>
        ) : (
          list
        )}
      </div>
    </section>
  )
}

function renderFile(entry: FileDownloadListFile, action: Fields["action"], site: SiteContext) {
  const { file, title } = entry
  const isOpened = action === "Open"
  const extension = getExtension(file.value)
  const facts = formatFacts(file.value, site)
  return (
    <li {...part("file")}>
      <File {...part("link")} field={file} {...(isOpened ? IN_WINDOW : AS_FILE)}>
        <span {...part("badge")} aria-hidden="true">
          {extension}
        </span>
        <span {...part("words")}>
          {title ? <Text {...part("name")} field={title} /> : <span {...part("name")}>{getName(entry)}</span>}
          {facts ? <span {...part("facts")}>{facts}</span> : null}
        </span>
        {isOpened ? <span data-part="new-window">{` (${site.text("link.newWindow")})`}</span> : null}
        {isOpened ? <ExternalIcon /> : <ArrowIcon {...part("down")} />}
      </File>
    </li>
  )
}
