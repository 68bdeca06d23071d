import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test, vi } from "vitest"
import { renderDocument, renderHtml, renderLive } from "../../test/render.tsx"

const file = (name: string) => ({
  file: { value: { src: `/-/media/${name}.pdf`, title: name, extension: "pdf", size: 156_897 } },
})
const three = ["Villkor", "Prislista", "Avtal"].map(file)
const four = [...three, file("Vagnpark")]

test("a FileDownloadList without files renders nothing [spec 1 §9 registry.FileDownloadList]", async () => {
  expect(await renderHtml("FileDownloadList", { files: [] })).toBe("")
})

test("a list of files shows three files and a button that shows all files [spec 1 §9 file-list]", async () => {
  // There is no layout in this environment, so the test sets the position of the fourth file below the third.
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(90)
  const list = await renderLive("FileDownloadList", { files: four })
  const content = list.querySelector("[data-scope=clamp][data-part=content]")
  expect(content?.hasAttribute("data-open")).toBe(false)

  await userEvent.click(screen.getByRole("button", { name: "Visa alla 4 filer" }))

  expect(content?.hasAttribute("data-open")).toBe(true)
  expect(screen.getByRole("button", { name: "Visa färre" })).toBeTruthy()
})

test("a list of at most three files has no button [spec 1 §9 file-list]", async () => {
  const list = await renderDocument("FileDownloadList", { files: three })

  expect(list.querySelector("button")).toBeNull()
})

test("the server-rendered HTML contains every file", async () => {
  const list = await renderDocument("FileDownloadList", { files: four })

  expect([...list.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/-/media/Villkor.pdf",
    "/-/media/Prislista.pdf",
    "/-/media/Avtal.pdf",
    "/-/media/Vagnpark.pdf",
  ])
})

test("each file has its name, kind and size", async () => {
  const list = await renderDocument("FileDownloadList", { files: three })

  const description = list.querySelector("a [data-part=words]")
  expect([...(description?.children ?? [])].map((node) => node.textContent?.replaceAll(/\s/g, " "))).toEqual([
    "Villkor",
    "PDF, 157 kB",
  ])
})

test("a file link downloads the file or opens a new window, and its label says when it opens a new window", async () => {
  const link = async (action: string) =>
    (await renderDocument("FileDownloadList", { files: three, action })).querySelector("a")

  expect((await link("Download"))?.hasAttribute("download")).toBe(true)
  expect((await link("Download"))?.target).toBe("")
  expect((await link("Open"))?.hasAttribute("download")).toBe(false)
  expect((await link("Open"))?.target).toBe("_blank")
  expect((await link("Open"))?.textContent).toContain("(öppnas i nytt fönster)")
})
