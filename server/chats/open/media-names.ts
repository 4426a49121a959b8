/** The names that a file of this id can have, by the extensions of our uploads. */
export function mediaNames(mediaId: string): string[] {
  return ['webp', 'ogg', 'webm', 'm4a', 'wav'].map(extension => `${mediaId}.${extension}`)
}
