import type { Migration } from "@forecourt/service-kit/storage"

/**
 * Removes the stored sizes of images, which did not take the EXIF rotation into account. They are measured again when
 * the service opens: see `measure` in `media-store.ts`.
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
