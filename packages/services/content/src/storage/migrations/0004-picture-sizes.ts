import type { Migration } from "@forecourt/service-kit/storage"

/** Removes image sizes that ignored the EXIF rotation. `measure` in `media-store.ts` measures them again. */
export const pictureSizes: Migration = {
  number: 4,
  name: "picture-sizes",
  async up({ run }) {
    await run(
      "update media set width = null, height = null where mime_type in ('image/avif', 'image/jpeg', 'image/png', 'image/webp')",
    )
  },
}
