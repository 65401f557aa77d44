-- Post 1 is the Beginning. Posts that admins make come after it.
ALTER SEQUENCE "Post_id_seq" RESTART WITH 2;
