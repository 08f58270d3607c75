"""Reads workbooks with openpyxl: paths on standard input, one JSON document a line on standard output.

A cell is [kind, text]: the text of a number is its digits, so that none is lost on the way.
"""

import json
import sys

from openpyxl import load_workbook


def cell(cell):
    value = cell.value
    if value is None:
        return None
    kind = cell.data_type
    if kind == "b":
        return [kind, "true" if value else "false"]
    return [kind, value if kind == "s" else repr(value)]


for path in sys.stdin.read().splitlines():
    book = load_workbook(path)
    sheets = []
    for sheet in book.worksheets:
        rows = [[cell(one) for one in row] for row in sheet.iter_rows()]
        first = sheet["A1"]
        sheets.append(
            {
                "name": sheet.title,
                "rows": rows if first.value is not None or sheet.max_row > 1 else [],
                "frozen": sheet.freeze_panes,
                "bold": [one.font.b for one in sheet[1]],
                "wrapped": [one.coordinate for row in sheet.iter_rows() for one in row if one.alignment.wrap_text],
                "quoted": [one.coordinate for row in sheet.iter_rows() for one in row if one.quotePrefix],
                "widths": {name: column.width for name, column in sheet.column_dimensions.items()},
            }
        )
    print(json.dumps(sheets))
