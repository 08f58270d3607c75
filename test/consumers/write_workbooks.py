"""Writes two workbooks with openpyxl to the paths on standard input: dates from 1900, and the same from 1904."""

import datetime
import sys

from openpyxl import Workbook
from openpyxl.utils.datetime import CALENDAR_MAC_1904

for path, is_1904 in zip(sys.stdin.read().splitlines(), (False, True)):
    book = Workbook()
    if is_1904:
        book.epoch = CALENDAR_MAC_1904
    sheet = book.active
    sheet.title = "Kinds & more"
    sheet.append(["kind", "value"])
    sheet.append(["date", datetime.date(2024, 2, 29)])
    sheet.append(["midnight", datetime.datetime(2024, 1, 1)])
    sheet.append(["moment", datetime.datetime(2024, 1, 1, 18, 30, 15, 250000)])
    sheet.append(["time", datetime.time(8, 0)])
    sheet.append(["duration", datetime.timedelta(hours=36)])
    sheet.append(["whole", 123456789012345])
    sheet.append(["fraction", 0.1])
    sheet.append(["truth", True])
    sheet.append(["text", "  <a> & \"b\"\n\u00e9\U0001f600 "])
    sheet.append(["digits", "007"])
    sheet.append(["formula", "=1+1"])
    sheet.append(["error", "#DIV/0!"])
    sheet.append(["merged", 5])
    sheet.append(["below"])
    sheet.merge_cells("B14:B15")
    sheet.row_dimensions[3].hidden = True
    hidden = book.create_sheet("Hidden")
    hidden.sheet_state = "hidden"
    hidden["C5"] = "x"
    book.create_chartsheet("Chart")
    book.save(path)
