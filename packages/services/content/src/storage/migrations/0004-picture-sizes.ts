import type { Migration } from "@forecourt/service-kit/storage"

/**
 * Pictures were once stored with the size before their EXIF data turns them. Sizes are forgotten here, and measured once
 * more from the files when the service opens: see `measure` of `media-store.ts`.
 */
export const pictureSizes: Migration = {
  number: 4,
  name: "picture-sizes",
  async up({ run }) {
    await run(
      "update media set width = null, height = null where mime_type in ('image/avif', 'image/jpeg', 'image/png', 'image/webp')",
    )
  },
}
