"""Reads CSV with Python's csv, strictly: one JSON document a line in, [delimiter, text]; one a line out, the records."""

import csv
import io
import json
import sys

csv.field_size_limit(1 << 30)

for line in sys.stdin.buffer:
    delimiter, text = json.loads(line)
    # newline='' hands line ends over as they are (csv module, footnote 1).
    print(json.dumps(list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))))
