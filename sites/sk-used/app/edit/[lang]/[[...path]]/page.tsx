import { site } from "../../../../site.ts"
import { Editor } from "./editor.client.tsx"

export const dynamic = "force-dynamic"
export const generateMetadata = site.edit.head

export default async function Page(props: PageProps<"/edit/[lang]/[[...path]]">) {
  const [page, editor] = await Promise.all([site.edit.Page(props), site.edit.editor(props)])
  return (
    <>
      {page}
      {editor && <Editor {...editor} />}
    </>
  )
}
