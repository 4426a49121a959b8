import { formats, kinds } from './formats.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '_x000D_')
}

/** What names of sheets may not contain, and how long they may be. */
function nameOfWorksheet(title: string): string {
  return title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)
}

/** The small files of a workbook beside its sheets, as ECMA-376 wants them. */
export function smallParts(titles: readonly string[]): [path: string, text: string][] {
  const sheets = titles.map((title, at) => ({ at: at + 1, name: escaped(nameOfWorksheet(title)) }))
  const styleId = sheets.length + 1
  return [
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets
        .map(({ at, name }) => `<sheet name="${name}" sheetId="${at}" r:id="rId${at}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packages}/relationships">${sheets
        .map(
          ({ at }) => `<Relationship Id="rId${at}" Type="${relations}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
        )
        .join('')}<Relationship Id="rId${styleId}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', styles()],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${sheets
        .map(({ at }) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${types}.worksheet+xml"/>`)
        .join('')}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    ],
  ]
}

/** The looks of `formats.ts`: each kind of cell plain and, for heads and sums, bold. */
function styles(): string {
  const numbered = kinds.map((kind, at) => ({ id: 164 + at, code: escaped(formats[kind]) }))
  const looks = [0, 1].flatMap(font =>
    numbered.map(
      ({ id }) =>
        `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="${font}"/>`,
    ),
  )
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`
  return `${head}<styleSheet xmlns="${main}"><numFmts count="${numbered.length}">${numbered
    .map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
    .join(
      '',
    )}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${looks.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${looks.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

export function worksheetHead(widths: readonly number[]): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`
}

/** The filter of the head is about the rows of the list, not about the sums below them. */
export function worksheetEnd(filtered: string): string {
  return `</sheetData><autoFilter ref="${filtered}"/></worksheet>`
}
