/** How the text of an announcement looks, for its readers and in the editor. */
export const richTextClass =
  'text-base leading-relaxed wrap-anywhere [&>*+*]:mt-3 [&_a]:text-accent-ink [&_a]:underline [&_a]:underline-offset-2 ' +
  '[&_blockquote]:border-l-3 [&_blockquote]:border-line-strong [&_blockquote]:pl-3 [&_blockquote]:text-muted ' +
  '[&_h2]:text-lg [&_h2]:font-semibold [&_h3]:text-lg [&_h3]:font-semibold [&_h4]:font-semibold [&_h5]:font-medium ' +
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md ' +
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li+li]:mt-1 ' +
  '[&_table]:block [&_table]:overflow-x-auto [&_td]:border [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:px-2 [&_th]:py-1 ' +
  '[&_pre]:whitespace-pre-wrap'
