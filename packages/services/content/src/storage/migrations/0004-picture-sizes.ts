import type { Migration } from "@forecourt/service-kit/storage"

/**
 * Removes the sizes of images, which were formerly stored without the rotation of their EXIF data. The sizes are
 * measured again from the files when the service opens: see `measure` of `media-store.ts`.
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
